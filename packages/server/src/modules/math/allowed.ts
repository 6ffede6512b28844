import type { MathNode } from "mathjs";
import { NoResult } from "./rational.ts";
import { isConstant, isFunction, isOperator, isSymbol } from "./tree.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** The functions that an expression may call. None takes a function, a string or a size, and none is random. */
const FUNCTIONS = words(`
  abs add cbrt ceil cube divide exp expm1 fix floor gcd hypot lcm log log10 log1p log2 ln mod multiply norm nthRoot pow
  round sign sqrt square subtract unaryMinus unaryPlus
  acos acosh acot acsc asec asin asinh atan atan2 atanh cos cosh cot coth csc csch sec sech sin sinh tan tanh
  combinations combinationsWithRep factorial gamma lgamma permutations
  isPrime mad max mean median min mode prod std sum variance
  arg conj im re cross det dot inv trace transpose`);
const OPERATORS = words(`
  add subtract multiply divide pow mod unaryMinus unaryPlus factorial to dotMultiply dotDivide dotPow ctranspose
  equal unequal larger smaller largerEq smallerEq not and or xor`);
const CONSTANTS = words(`
  pi tau e phi i E PI LN2 LN10 LOG2E LOG10E SQRT1_2 SQRT2 true false
  atomicMass avogadro bohrRadius boltzmann coulomb electronMass elementaryCharge faraday gasConstant gravitationConstant
  gravity molarVolume neutronMass planckConstant protonMass reducedPlanckConstant rydberg speedOfLight stefanBoltzmann
  vacuumImpedance wienDisplacement`);
const NODES = words(
  "ConstantNode OperatorNode ParenthesisNode FunctionNode SymbolNode ArrayNode RelationalNode",
);
const REFUSED = new Map(
  Object.entries({
    AssignmentNode: "names cannot be given values here; write the numbers themselves",
    FunctionAssignmentNode: "functions cannot be defined here",
    BlockNode: "one expression at a time",
    RangeNode: "ranges are not calculated here",
    ConditionalNode: "conditions are not calculated here",
    ObjectNode: "only numbers are calculated here",
    AccessorNode: "only numbers are calculated here",
    IndexNode: "only numbers are calculated here",
  }),
);
const MAX_ELEMENTS = 100;
const MAX_SHOWN = 40;

/** Throws NoResult, with a message for a reader, for anything but arithmetic on numbers, units and small lists. */
export function refuseUnknown(root: MathNode, isUnit: (name: string) => boolean): void {
  let elements = 0;
  root.traverse((node, path) => {
    if (!NODES.has(node.type)) throw new NoResult(REFUSED.get(node.type) ?? "that is not arithmetic");
    if (node.type === "ArrayNode") elements += (node as unknown as { items: unknown[] }).items.length;
    if (elements > MAX_ELEMENTS) throw new NoResult(`lists have at most ${MAX_ELEMENTS} numbers`);
    if (isConstant(node) && typeof node.value === "string")
      throw new NoResult("only numbers are calculated here, no texts");
    if (isOperator(node) && !OPERATORS.has(node.fn))
      throw new NoResult("numbers are not calculated with bit by bit here");
    if (node.type === "FunctionNode") refuseCall(node);
    // The name of a called function is a symbol too; refuseCall has checked it.
    else if (isSymbol(node) && path !== "fn" && !CONSTANTS.has(node.name) && !isUnit(node.name))
      throw new NoResult(`‘${node.name.slice(0, MAX_SHOWN)}’ is no number, constant or unit known here`);
  });
}

function refuseCall(node: MathNode): void {
  if (!isFunction(node)) throw new NoResult("only functions with a name are called here");
  if (!FUNCTIONS.has(node.fn.name))
    throw new NoResult(`the function ‘${node.fn.name.slice(0, MAX_SHOWN)}’ is not available here`);
}
