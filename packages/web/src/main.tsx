import "./styles/main.css";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")!).render(<p className="serif text-display">Signet</p>);
