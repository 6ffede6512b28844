export {
  attestedText,
  envelopeText,
  openAttestation,
  STATEMENT_TYPE,
  type AttestationEnvelope,
} from "./attestation.ts";
export {
  canonicalBytes,
  canonicalText,
  MAX_RECEIPT_BYTES,
  parseLine,
  receiptSha,
  type Receipt,
} from "./canonical.ts";
export { GENESIS, verifyChain, type ChainStart, type ChainVerdict } from "./chain.ts";
export {
  checkOpening,
  commit,
  commitWithSalt,
  COMMITTED_FIELDS,
  saltOf,
  type CommittedField,
} from "./commitment.ts";
export { disclose, readDisclosure, verifyDisclosure, type Disclosure } from "./disclosure.ts";
export { FAULT_CODES, VerifyError, type FaultCode } from "./error.ts";
export { verifySealed } from "./evidence.ts";
export { checkReceipt } from "./check.ts";
export { ledgerLines } from "./lines.ts";
export { verifyReceipt, type Opened, type ReceiptVerdict } from "./receipt.ts";
export { isUnconfirmed } from "./meaning.ts";
export { recordedStream, type RecordedEvent } from "./recorded.ts";
export { isContentLine, readRunRecord } from "./record-text.ts";
export {
  openRunRecord,
  RecordFault,
  verifyRunRecord,
  type OpenedRecord,
  type RunRecord,
} from "./run-record.ts";
export { publicRun } from "./run-id.ts";
export { eventJson, manifestText, sseBlock, streamSha, type ManifestFile } from "./texts.ts";
export { isDesktopPicture, notDoneNote, PAGE_FILE, REPORT_FILE, reportText } from "./visual-files.ts";
export {
  checkpointText,
  openCheckpoint,
  parseCheckpoint,
  type Checkpoint,
  type SignedCheckpoint,
} from "./transparency/checkpoint.ts";
export {
  completeSubtrees,
  consistencyPath,
  createTreeHead,
  emptyRoot,
  HASH_BYTES,
  inclusionPath,
  leafHash,
  lineHash,
  nodeHash,
  rangeRoot,
  type Hash,
  type SubtreeReader,
  type TreeHead,
} from "./transparency/merkle.ts";
export {
  cosignatureTime,
  cosignedText,
  noteText,
  parseNote,
  parseVerifierKey,
  SIGNATURE_TYPE,
  signersOf,
  verifierKey,
  verifierKeyText,
  type SignedNote,
  type NoteSignature,
  type SignatureType,
  type VerifierKey,
} from "./transparency/note.ts";
export {
  cosignaturesIn,
  cosigningRequestText,
  parseCosigningRequest,
  signatureLines,
  withSignatures,
  type CosigningRequest,
} from "./transparency/cosigning.ts";
export {
  cosignersOf,
  parsePolicy,
  requireQuorum,
  uncountedText,
  type Cosigners,
  type Uncounted,
  type WitnessPolicy,
} from "./transparency/policy.ts";
export { parseProofFile, proofFileText, verifyProofFile, type ProofFile } from "./transparency/proof-file.ts";
export { checkConsistency, checkInclusion, type Consistency, type Inclusion } from "./transparency/proofs.ts";
export { followRotations, type FollowedKeys, type KeyRotation } from "./transparency/rotation.ts";
export { createLedgerAudit, verifyLedger } from "./transparency/audit.ts";
