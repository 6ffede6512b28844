import { useConnection } from "../lib/connection.ts";
import { connection } from "../lib/service.ts";
import { useNow } from "../lib/use-now.ts";
import { TEXT } from "../text.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";

const says = TEXT.connection;

/** Says that the browser is offline, or that the service does not answer and when it is tried again. */
export function ConnectionBanner() {
  const current = useConnection(connection);
  const now = useNow(current.state === "lost");
  if (current.state === "up") return null;
  if (current.state === "offline")
    return (
      <div className="p-2">
        <Banner icon="globe" title={says.offline}>
          {says.offlineMore}
        </Banner>
      </div>
    );
  const seconds = Math.ceil((current.retryAt - now) / 1000);
  return (
    <div className="p-2">
      <Banner icon="clock" title={says.lost} action={<Button onClick={connection.retry}>{says.now}</Button>}>
        {seconds > 0 ? says.lostMore(seconds) : says.trying}
      </Banner>
    </div>
  );
}
