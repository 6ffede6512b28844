import { construct, patchConstructor } from "./patch-native.ts";

const RealError = DOMException;

/** Counts the objects that a constructor of the window makes; with `refusal` it makes none and throws that. */
export function countConstructions(
  name: string,
  Native: { prototype: { constructor: unknown } } | undefined,
  count: () => void,
  refusal?: string,
): void {
  patchConstructor(name, Native, {
    construct(target, given, newTarget) {
      count();
      if (refusal) throw new RealError(refusal, "NotAllowedError");
      return typeof target === "function" ? construct(target, given, newTarget) : {};
    },
  });
}

/** Refuses the one way out that no policy closes. */
export function blockWebRtc(count: () => void): void {
  const name = "RTCPeerConnection";
  countConstructions(name, window.RTCPeerConnection, count, "RTCPeerConnection is blocked by the frame");
  if ("webkitRTCPeerConnection" in window) window.webkitRTCPeerConnection = window.RTCPeerConnection;
}
