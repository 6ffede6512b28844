import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useService } from "../../lib/service.ts";

/** The bytes of a picture of a build, as an address within this page; undefined until it is here, null if there is none. */
export function usePicture(runId: string, path: string, isWanted = true): string | null | undefined {
  const service = useService();
  const { data, isError } = useQuery({
    queryKey: ["picture", runId, path],
    queryFn: () => service.file(runId, path),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (data === undefined) return;
    const type = path.endsWith(".png") ? "image/png" : "image/jpeg";
    const made = URL.createObjectURL(new Blob([data], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data, path]);
  return isError ? null : url;
}

/** A picture that is loaded when it comes near the screen; an empty place until then. */
export function Picture({
  runId,
  path,
  label,
  className = "",
}: {
  runId: string;
  path: string;
  label: string;
  className?: string;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "200px" },
    );
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  const url = usePicture(runId, path, isNear);
  return (
    <span ref={place} className={`block overflow-hidden bg-sunken ${className}`}>
      {url && <img src={url} alt={label} className="size-full object-cover object-top" />}
    </span>
  );
}
