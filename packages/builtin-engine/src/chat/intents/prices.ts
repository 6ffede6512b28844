import type { Intent } from "./intent.ts";

const prices = (id: string, examples: string): Intent => ({ id: `prices: ${id}`, act: "prices", examples });

/** Questions about tiers, packs and what is counted. All are answered from what the tool `prices` gives. */
export const PRICES: Intent[] = [
  prices(
    "all",
    "what does it cost|how much does it cost|how much is it|prices|pricing|what are the prices|price list|do i have to pay|do i have to pay for it|is it free|is signet free|is it free to use|can i use it for free|how much money does it cost|what do i have to pay|what are the plans|what are your plans|what are your prices|show me the subscription options|what options do i have|what tiers are there|which tiers are there|which plans are there|which plans do you have|which tiers do you offer|show me the tiers|show me the prices|what is the price|how much do i have to pay a month|what does it cost per month|monthly cost|what does signet cost|subscription|compare the tiers|list the plans|do i need to pay|costs|is there a free tier|is there a free version|how expensive is it|how much do i have to spend|how much would i spend a month|what will i be charged|tell me your prices|what would it set me back|tell me about the prices|what is the difference between free and pro|what is the difference between plus and pro|which tier is the best|how much would it cost me|what is the cheapest tier|cheapest plan|what is the difference between the tiers|tier difference|is there a free trial|do you have a free trial|free trial|does it cost anything|how do i pay|how do i subscribe|how do i buy it",
  ),
  prices(
    "tier",
    "how much is pro|how much is plus|what does pro cost|what does plus cost|price of pro|price of the plus tier|how much does the pro tier cost|cost of plus per month|what is included in pro|what is in the plus tier|what do i get with pro|what do i get with plus|what do i get for free|what is included in the free tier|what does the free tier include|what do i get for NUMBER money|what does the free plan give me|tell me about the pro tier|tell me about plus|what can i do without paying|what do i get without paying|what does plus give me|how much is the plus plan a month|pro tier|plus tier|free tier",
  ),
  prices(
    "figure",
    "how many runs do i get for free|how many runs do i get|how many runs can i do per day|how many visuals do i get|how many free runs|how many runs are free|how many runs per day on plus|how many runs does pro have|how many runs does plus give|how many visuals for free|how many visuals on the free tier|how many visuals does pro include|how many visuals with plus|runs per day on pro|visuals per day on free|how many runs a day are free|free runs per day|how many runs can i make with pro each day|how many visuals can i build for free|daily quota of plus|how many runs do i get with plus|how many runs are in the free tier|number of runs on pro",
  ),
  prices(
    "packs",
    "what packs are there|how do i get more runs|can i get more runs|how can i get extra runs|what packs can i buy|can i buy more runs|how do i buy more runs|how much do NUMBER runs cost|what do NUMBER runs cost|what does a pack cost|top up|top up prices|buy runs|buy visuals|buy credits|can i buy extra visuals|price of a pack|how much is a pack|how much is the bundle|can i pay once|can i buy runs without a tier|i need more runs|i ran out of runs can i buy more|extra runs|how much are NUMBER visuals|cost of extra runs|one time purchase",
  ),
  prices(
    "topups",
    "do credits expire|do bought runs expire|how long are credits valid|when do packs expire|do packs run out|do bought credits last|does a pack expire|are bought runs valid forever|what happens to bought credits at midnight|when are bought credits used",
  ),
  prices(
    "reset",
    "when do the quotas reset|what happens when i run out of runs|what happens when my runs are used up|what happens when my quota is used up|when does the quota reset|when do i get new runs|when does the day begin|when are my runs renewed|what time does the quota reset|when do limits reset|when do i get more free runs|reset time|when is the daily reset|at what time does the day begin anew|do runs carry over to the next day|do unused runs roll over|what happens to unused runs",
  ),
  prices(
    "run",
    "what is a run|what counts as a run|what does a run mean|what is one run|what is counted as a run|does a chat count as a run|what uses up a run|explain what a run is|how are runs counted|what do you call a run",
  ),
  prices(
    "visual",
    "what is a visual|what counts as a visual|what does visual mean|what is one visual|explain visuals|how are visuals counted|what is counted as a visual|what do you mean by visual|what are visuals",
  ),
  prices(
    "not charged",
    "what is not charged|what is free of charge|do i pay for failed runs|is a failed run charged|does a failed run count|are cancelled runs counted|do i get my run back when it fails|what does not count|is reading charged|do tokens cost extra|are tokens counted|do i pay for model tokens",
  ),
];
