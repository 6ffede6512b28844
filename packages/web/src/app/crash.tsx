import { Component, type ReactNode } from "react";
import { TEXT } from "../text.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";

/** Keeps a fault of one page from taking the workspace down. React offers this to classes alone. */
export class Crash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <div className="p-6">
        <Empty
          title={TEXT.crash.title}
          action={
            <Button look="primary" icon="refresh" onClick={() => location.reload()}>
              {TEXT.crash.action}
            </Button>
          }
        >
          {TEXT.crash.line}
        </Empty>
      </div>
    );
  }
}
