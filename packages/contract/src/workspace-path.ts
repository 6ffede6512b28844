import { BOUNDS } from "./bounds.ts";

/** The characters of a path in the workspace. */
export const WORKSPACE_PATH = /^[^\u0000-\u001f\u007f\\]+$/;

/** The longest file name that file systems accept. */
const NAME_BYTES = 255;
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Why a text of allowed characters and length is no path in the workspace; null if it is one. */
export function workspacePathFault(path: string): string | null {
  const segments = path.split("/");
  if (segments.some((segment) => ["", ".", ".."].includes(segment)))
    return "must be a relative path without . or ..";
  if (!path.isWellFormed()) return "must be well-formed Unicode";
  if (segments.some((segment) => bytes(segment) > NAME_BYTES))
    return `must not contain a name of more than ${NAME_BYTES} bytes`;
  return null;
}

/** Whether a text is a path in the workspace. */
export const isWorkspacePath = (path: string): boolean =>
  path.length <= BOUNDS.files.pathMax && WORKSPACE_PATH.test(path) && workspacePathFault(path) === null;
