export { canonicalBytes, MAX_RECEIPT_BYTES, parseLine, receiptSha, type Receipt } from "./canonical.ts";
export { GENESIS, verifyChain, type ChainStart, type ChainVerdict } from "./chain.ts";
export { checkOpening, commit, COMMITTED_FIELDS, type CommittedField } from "./commitment.ts";
export { VerifyError, type FaultCode } from "./error.ts";
export { ledgerLines } from "./lines.ts";
export { verifyReceipt, type Opened, type ReceiptVerdict } from "./receipt.ts";
export { manifestText, sseBlock, streamSha, type ManifestFile } from "./texts.ts";
