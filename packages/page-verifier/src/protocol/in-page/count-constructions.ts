import { construct, patchConstructor } from "./patch-native.ts";

const RealError = DOMException;

/** Counts the objects that a constructor of the window creates; with `refusal` it throws that instead. */
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

/** Blocks WebRTC, the only network access that no policy prevents. */
export function blockWebRtc(count: () => void): void {
  const name = "RTCPeerConnection";
  countConstructions(name, window.RTCPeerConnection, count, "RTCPeerConnection is blocked by the frame");
  if ("webkitRTCPeerConnection" in window) window.webkitRTCPeerConnection = window.RTCPeerConnection;
}
