import type { Intent } from "./intent.ts";

const receipts = (id: string, seekOnly: string, ...examples: string[]): Intent => ({
  id: `receipts: ${id}`,
  act: "help",
  examples: examples.join("|"),
  seekOnly,
});

/** Questions about receipts and the ledger. "Genuine" and "signature" are said of webhooks too, so each has its own search. */
export const RECEIPTS: Intent[] = [
  receipts(
    "what they are",
    "what a receipt is flat JSON object fields",
    "what is a receipt|what are receipts|what is a receipt for|what is a receipt here and what is it good for|what are receipts good for|why do i get a receipt|why is there a receipt|what do i need a receipt for|what does a receipt prove|what is in a receipt|what does a receipt contain|what does a receipt say|what does a receipt show|what can i see in a receipt|what do the fields of a receipt mean|explain receipts|explain what a receipt is|tell me about receipts|what do you mean by receipt|what is the point of receipts|what use is a receipt|what is the purpose of a receipt|do i get a receipt|does every run have a receipt|do i get a receipt for every task|when do i get a receipt|how do receipts work|is a receipt an invoice|is the receipt a bill|are receipts signed|what does signed mean|who signs the receipts|receipts|receipt",
  ),
  receipts(
    "verifying",
    "verify receipt signet jq sha256sum openssl ledger",
    "how do i verify a receipt|how do i verify a receipt offline|how can i check a receipt|how can i check a receipt myself|how do i know that a receipt is genuine|how can i check that a receipt is genuine|how do i verify a receipt with jq|how do i verify the ledger|how can i tell if a receipt is fake|how can i tell that a receipt is real|is my receipt real|is this receipt authentic|can a receipt be forged|can a receipt be faked|can receipts be changed|can somebody change a receipt|can you change a receipt later|how do i prove that a receipt is real|how can i be sure that a receipt is right|how do i test a receipt|how do i validate a receipt|how do i check the signature of a receipt|is there a way to prove that a receipt was not changed|how can i show that a receipt was not changed|can i verify a receipt without signet|can i check a receipt without trusting you|how do i validate a receipt without your software|can others verify my receipt|can anybody check the receipts|how would other people verify a receipt|how can my customer check a receipt|how do i check that nobody changed the receipt|is there a way to verify receipts|how do i check the hash of a receipt|which command verifies a receipt|what does signet verify do|signet verify|verify a receipt|check a receipt|verify my receipt|why should i trust a receipt|can i trust the receipts|how trustworthy are the receipts|proof that a receipt is genuine|what does verified mean|what is a proof|how can i check the ledger|was the ledger changed",
  ),
  receipts(
    "ledger",
    "ledger chain line hash receipt public",
    "what is the ledger|what is the public ledger|how does the ledger work|how is the ledger chained|what does the hash chain prove|what is the hash chain|why is there a ledger|who can see the ledger|what is the ledger for|explain the ledger",
  ),
  receipts(
    "what they hide",
    "commitment hides opens opening public task excerpt",
    "what is a commitment|what is an opening|what is shown in the public ledger|is my task public|who can see my receipts|can others see my receipts|are receipts public|are my receipts private|is my receipt public|can others see what i asked for|is my task in the ledger|does the receipt show my task|does a receipt show my code",
  ),
  receipts(
    "finding",
    "where receipts are found lists newest ledger statement invoice",
    "where do i find the receipts|where do i find my receipts|where are my receipts|where is my receipt|how do i find a receipt|how do i find an old receipt|where do i find the receipts of last week|where can i see all receipts|how can i list my receipts|list my receipts|list all receipts|show me all my receipts|show me the receipts|how do i get my receipts|how do i download my receipts|can i download a receipt|can i export the receipts|how do i get the receipt of a run|where can i see the receipts of this month|how do i look at older receipts|can i see the receipts of last month|can i get a receipt for a run from last month|can i get a receipt of an older run|which command lists the receipts|i need the receipts of last month|i lost my receipt|where do i get a receipt|can you send me my receipts|how do i open a receipt|how do i save a receipt|how do i print a receipt|where can i look up a receipt|where can i look up receipts|where do you keep the receipts",
  ),
];
