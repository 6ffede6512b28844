import { Link } from "wouter";
import { TEXT } from "../text.ts";
import { buttonClass } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Column, Page } from "../ui/page.tsx";

/** An address that no page has. */
export function Missing() {
  return (
    <Page title={TEXT.missing.title}>
      <Column>
        <Empty
          title={TEXT.missing.title}
          action={
            <Link href="/code" className={buttonClass("primary")}>
              {TEXT.missing.action}
            </Link>
          }
        >
          {TEXT.missing.line}
        </Empty>
      </Column>
    </Page>
  );
}
