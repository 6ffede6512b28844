import "react";

declare module "react" {
  interface InputHTMLAttributes<T> {
    /** Picks a folder; the attribute of all browsers, which React's types lack. */
    webkitdirectory?: T extends HTMLInputElement ? string | undefined : never;
  }
}
