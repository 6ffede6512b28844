import type { ConstantNode, FunctionNode, MathNode, ParenthesisNode, SymbolNode } from "mathjs";

/** A call of a named function. */
type Call = FunctionNode & { fn: SymbolNode };
/** An operator; `fn` is the name of its function. */
type Operation = MathNode & { fn: string; args: MathNode[] };

export const isConstant = (node: MathNode): node is ConstantNode => node.type === "ConstantNode";
export const isSymbol = (node: MathNode): node is SymbolNode => node.type === "SymbolNode";
export const isParenthesis = (node: MathNode): node is ParenthesisNode => node.type === "ParenthesisNode";
export const isOperator = (node: MathNode): node is Operation => node.type === "OperatorNode";
export const isFunction = (node: MathNode): node is Call =>
  node.type === "FunctionNode" && (node as FunctionNode).fn.type === "SymbolNode";
