import { testLinear } from "../../../../test/support/linear.ts";
import { READERS } from "./readers.ts";

testLinear(READERS);
