import type { Project } from "../projects.ts";

const CHECK = "javac -d out $(find . -name '*.java') && java -cp out cal.WorkdaysTest";
const TEST =
  'package cal;\n\nimport java.math.BigDecimal;\nimport java.util.*;\n\npublic class WorkdaysTest {\n  static int failed = 0;\n\n  static void same(String name, Object got, Object want) {\n    if (got.equals(want)) System.out.println("ok " + name);\n    else { failed++; System.out.println("FAILED " + name + ": " + got + " instead of " + want); }\n  }\n\n  public static void main(String[] args) {\n    same("weekdays", Workdays.between(1, 2), List.of("mo", "tu"));\n    same("over a weekend", Workdays.between(5, 8), List.of("fr", "mo"));\n    same("weekend only", Workdays.between(6, 7), List.of());\n    same("set", Workdays.names(5, 8), Set.of("fr", "mo"));\n    same("map", Workdays.counts(5, 8), Map.of("fr", 1, "mo", 1));\n    if (Workdays.share(1, 4).compareTo(new BigDecimal("0.25")) != 0) failed++;\n    System.exit(failed == 0 ? 0 : 1);\n  }\n}\n';
const WRONG_DAYS =
  "int n = 0; for (int d = from; d <= to; d++) if ((d - 1) % 7 < 5) n++; for (int d = from; d < from + n; d++) days.add(NAMES[(d - 1) % 7]);";
const RIGHT_DAYS = "for (int d = from; d <= to; d++) if ((d - 1) % 7 < 5) days.add(NAMES[(d - 1) % 7]);";
const RIGHT_SHARE = "return new BigDecimal(part).divide(new BigDecimal(all));";

/** `list`, `set`, `map`: expressions that make empty ones; `days`: what fills a list. */
const project = (
  name: string,
  made: {
    list?: string;
    set?: string;
    map?: string;
    days?: string;
    names?: string;
    counts?: string;
    share?: string;
  },
  more: Record<string, string> = {},
): Project => ({
  name,
  task: "Workdays leaves out Saturdays (6) and Sundays (7). share() is the exact quotient.",
  checkCmd: CHECK,
  given: {
    "test/cal/WorkdaysTest.java": TEST,
    "src/cal/Workdays.java":
      "package cal;\n\nimport java.math.BigDecimal;\nimport java.util.*;\n\npublic final class Workdays {\n  public static List<String> between(int from, int to) { return new ArrayList<>(); }\n  public static Set<String> names(int from, int to) { return new HashSet<>(); }\n  public static Map<String, Integer> counts(int from, int to) { return new HashMap<>(); }\n  public static BigDecimal share(int part, int all) { return BigDecimal.ONE; }\n}\n",
  },
  work: {
    "src/cal/Workdays.java": `package cal;\n\nimport java.math.BigDecimal;\nimport java.util.*;\n\npublic final class Workdays {\n  private static final String[] NAMES = {"mo", "tu", "we", "th", "fr", "sa", "su"};\n\n  public static List<String> between(int from, int to) {\n    List<String> days = ${made.list ?? "new ArrayList<>()"};\n    ${made.days ?? RIGHT_DAYS}\n    return days;\n  }\n\n  public static Set<String> names(int from, int to) {\n    Set<String> names = ${made.set ?? "new HashSet<>()"};\n    ${made.names ?? "for (int d = from; d <= to; d++) if ((d - 1) % 7 < 5) names.add(NAMES[(d - 1) % 7]);"}\n    return names;\n  }\n\n  public static Map<String, Integer> counts(int from, int to) {\n    Map<String, Integer> counts = ${made.map ?? "new HashMap<>()"};\n    ${made.counts ?? "for (int d = from; d <= to; d++) if ((d - 1) % 7 < 5) counts.merge(NAMES[(d - 1) % 7], 1, Integer::sum);"}\n    return counts;\n  }\n\n  public static BigDecimal share(int part, int all) { ${made.share ?? RIGHT_SHARE} }\n}\n`,
    ...more,
  },
});
const type = (name: string, head: string, body: string) => ({
  [`src/cal/${name}.java`]: `package cal;\n\nimport java.math.BigDecimal;\nimport java.util.*;\n\n${head} {\n  ${body}\n}\n`,
});
const RECORD =
  "record Span(int from, int to) {\n  @Override public boolean equals(Object o) { return o instanceof Span s && s.from == from && s.to == to; }\n}\n";

/** Work whose answers compare otherwise than the type of the library by which the tests compare them. */
export const JAVA_EQUALITY_HOSTILE: Project[] = [
  project(
    "a list that is equal to every list of its size",
    { list: "new DayList()", days: WRONG_DAYS },
    type(
      "DayList",
      "class DayList extends ArrayList<String>",
      "@Override public boolean equals(Object o) { return o instanceof List<?> l && l.size() == size(); }\n  @Override public int hashCode() { return size(); }",
    ),
  ),
  project("an anonymous list without order", {
    list: "new LinkedList<>() { public boolean equals(final Object o) { return o instanceof Collection<?> c && c.size() == size() && (isEmpty() || c.contains(getFirst())); } }",
    days: WRONG_DAYS,
  }),
  project(
    "a list by an interface only, beside a record with an equality",
    { list: "new Days()", days: WRONG_DAYS },
    {
      ...type(
        "Base",
        "abstract class Base extends AbstractCollection<String>",
        "final ArrayList<String> all = new ArrayList<>();\n  public Iterator<String> iterator() { return all.iterator(); }\n  public int size() { return all.size(); }\n  @Override public boolean equals(java.lang.Object o) { return String.valueOf(o).length() == toString().length(); }",
      ),
      ...type(
        "Days",
        "class Days extends Base implements List<String>",
        "public boolean add(String s) { return all.add(s); }\n  public boolean addAll(int i, Collection<? extends String> c) { return all.addAll(i, c); }\n  public String get(int i) { return all.get(i); }\n  public String set(int i, String s) { return all.set(i, s); }\n  public void add(int i, String s) { all.add(i, s); }\n  public String remove(int i) { return all.remove(i); }\n  public int indexOf(Object o) { return all.indexOf(o); }\n  public int lastIndexOf(Object o) { return all.lastIndexOf(o); }\n  public ListIterator<String> listIterator() { return all.listIterator(); }\n  public ListIterator<String> listIterator(int i) { return all.listIterator(i); }\n  public List<String> subList(int a, int b) { return all.subList(a, b); }\n  public Spliterator<String> spliterator() { return all.spliterator(); }",
      ),
      "src/cal/Span.java": `package cal;\n\n${RECORD}`,
    },
  ),
  project("a set that is equal to every set", {
    set: "new TreeSet<>() { @Override public boolean equals(Object o) { return o instanceof Set; } }",
    names: "",
  }),
  project("a map that compares only its size", {
    map: "new HashMap<>() { @Override public boolean equals(Object o) { return o instanceof Map<?, ?> m && m.size() == size(); } }",
    counts: 'counts.put("x", 0); counts.put("y", 0);',
  }),
  project(
    "a number that is as large as every other",
    { share: "return new Share(part);" },
    type(
      "Share",
      "final class Share extends BigDecimal",
      "Share(int n) { super(n); }\n  @Override public int compareTo(BigDecimal other) { return 0; }",
    ),
  ),
];

/** Right work with comparisons of its own. */
export const JAVA_EQUALITY_HONEST: Project[] = [
  project(
    "a list with an equality that follows the interface",
    { list: "new DayList()" },
    type(
      "DayList",
      "class DayList extends AbstractList<String>",
      "private final ArrayList<String> all = new ArrayList<>();\n  public String get(int i) { return all.get(i); }\n  public int size() { return all.size(); }\n  public boolean add(String s) { return all.add(s); }\n  @Override public boolean equals(Object o) {\n    if (!(o instanceof List<?> l) || l.size() != size()) return false;\n    for (int i = 0; i < size(); i++) if (!get(i).equals(l.get(i))) return false;\n    return true;\n  }\n  @Override public int hashCode() { return all.hashCode(); }",
    ),
  ),
  project(
    "a list of rows that also compares what else it holds",
    { list: "new Days(0)" },
    type(
      "Days",
      "class Days extends ArrayList<String>",
      "final int year;\n  Days(int year) { this.year = year; }\n  @Override public boolean equals(Object o) { return super.equals(o) && (!(o instanceof Days d) || d.year == year); }\n  @Override public int hashCode() { return super.hashCode() + year; }",
    ),
  ),
  project(
    "a record, a class and an order of its own, and an error with an equality",
    {
      list: "new ArrayList<>()",
      days:
        "if (!new Span(from, to).equals(new Span(from, to)) || new Day(1).compareTo(new Day(2)) > 0 || !new Broken().equals(new Broken())) throw new IllegalStateException();\n    " +
        RIGHT_DAYS,
    },
    {
      "src/cal/Span.java": `package cal;\n\n${RECORD}`,
      ...type(
        "Day",
        "class Day implements Comparable<Day>",
        "final int n;\n  Day(int n) { this.n = n; }\n  @Override public int compareTo(Day other) { return Integer.compare(n, other.n); }\n  @Override public boolean equals(Object o) { return o instanceof Day d && d.n == n; }\n  @Override public int hashCode() { return n; }",
      ),
      ...type(
        "Broken",
        "class Broken extends RuntimeException",
        "@Override public boolean equals(Object o) { return o instanceof Broken; }\n  @Override public int hashCode() { return 1; }",
      ),
    },
  ),
  {
    ...project("a list that ignores case, as its tests say", {}),
    task: "Write cal.Words: a list of strings that is equal to every list with the same words in any case.",
    checkCmd: "javac -d out $(find . -name '*.java') && java -ea -cp out cal.WordsTest",
    given: {
      "test/cal/WordsTest.java":
        'package cal;\n\nimport java.util.List;\n\npublic class WordsTest {\n  public static void main(String[] args) {\n    assert new Words("A", "b").equals(List.of("a", "B"));\n    assert !new Words("A").equals(List.of("b"));\n    assert new Words("A").size() == 1;\n  }\n}\n',
    },
    work: type(
      "Words",
      "class Words extends ArrayList<String>",
      "Words(String... all) { super(List.of(all)); }\n  @Override public boolean equals(Object o) {\n    if (!(o instanceof List<?> l) || l.size() != size()) return false;\n    for (int i = 0; i < size(); i++) if (!get(i).equalsIgnoreCase(String.valueOf(l.get(i)))) return false;\n    return true;\n  }\n  @Override public int hashCode() { return size(); }",
    ),
  },
];
