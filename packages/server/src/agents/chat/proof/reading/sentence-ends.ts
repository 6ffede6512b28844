/** Behind a point, as part of a pattern: not that of a title or an abbreviation, which ends no sentence. */
export const NO_ABBREVIATION = String.raw`(?<!(?<!\p{L})(?:Drs?|Mrs?|Ms|Prof|St|Mme|Mlle|Sra?|Dra|Jr|No|Nr|vs|ca)\.)`;
