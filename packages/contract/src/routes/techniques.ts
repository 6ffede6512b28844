import { z } from "zod";
import { BOUNDS } from "../bounds.ts";
import { withExample } from "../fields.ts";
import { Tactics, Technique, TechniqueForgotten, TechniqueStats } from "../techniques.ts";
import { ownerScope, page, type Route } from "./route.ts";

const technique = z.object({
  id: withExample(
    z.string().regex(new RegExp(BOUNDS.techniqueId.pattern)),
    "tech_06k3v9x0abcdefghijklmnopq",
  ).describe("The technique's id"),
});

export const techniqueRoutes = {
  tactics: {
    method: "get",
    path: "/code/tactics",
    summary: "The techniques that fit a task, best first",
    consumes: null,
    headers: z.object(ownerScope),
    query: z.object({
      q: withExample(z.string().min(BOUNDS.q.min).max(BOUNDS.q.max), "slugify a title").describe(
        "The task, in words",
      ),
      limit: page(BOUNDS.tacticsLimit),
    }),
    answer: { kind: "json", schema: Tactics },
    problems: ["invalid_request"],
  },
  techniques: {
    method: "get",
    path: "/code/techniques",
    summary: "Statistics of the technique library: the starter set and what the owner's runs taught",
    consumes: null,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: TechniqueStats },
    problems: [],
  },
  technique: {
    method: "get",
    path: "/code/techniques/{id}",
    summary: "One technique, with the receipts for and against it",
    consumes: null,
    params: technique,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: Technique },
    problems: ["invalid_request", "not_found"],
  },
  forgetTechnique: {
    method: "delete",
    path: "/code/techniques/{id}",
    summary: "Forget a technique that the owner's runs taught, or hide one of the starter set",
    consumes: null,
    params: technique,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: TechniqueForgotten },
    problems: ["invalid_request", "not_found"],
  },
} as const satisfies Record<string, Route>;
