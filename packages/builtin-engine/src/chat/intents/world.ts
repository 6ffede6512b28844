import type { Intent } from "./intent.ts";

/** Talk, the clock, the calendar, receipts and what is left: questions with a tool of their own. */
export const WORLD: Intent[] = [
  {
    id: "greeting",
    act: "greeting",
    examples:
      "hello|hi there|good morning|good evening|good afternoon|greetings|how are you|how are you doing today|hello how are you|howdy|hiya|hey how is it going|good day|hello signet|hello everyone",
  },
  {
    id: "thanks",
    act: "thanks",
    examples:
      "thanks|thank you so much|many thanks|thx|cheers|great|perfect|nice|cool|bye|goodbye|thank you very much|thanks a lot|much appreciated|great that helps|good bye|that's great thanks|awesome",
  },
  {
    id: "self",
    act: "self",
    examples:
      "what can you do|what can i do here|who are you|what are you|what is your name|help|help me|are you a robot|are you an ai|are you a bot|are you a real person|are you human|are you chatgpt|are you a model|what do you do|what are your capabilities|what are you capable of|what are your features|what are you able to do|how do you work|who made you|what is this|what can i ask you|what could you do for me|what can you do for me|what can you do without a key|what can you do without a model|what kind of questions do you answer|how can you help me|what is signet|what does this service do|tell me about yourself|what are you good for|what are you good at|what are your strengths|what are you best at|what can you help me with|what kind of help do you give|what can you answer|what sort of things can you do|what are you able to answer|what can i use you for|what is this for|what is this good for|can you write a program|can you write a program in python|can you write code|can you program|can you code|do you write code|can you write javascript|can you write python|can you make an app|can you build an app for me|can you make a website|can you fix my code|can you fix a bug in my program|can you help me with my code|which programming languages do you know|which languages can you write|do you know python|do you speak python|can you calculate|can you do math|can you convert units|can you do sums|can you remember things|can you remember things for me|can you answer questions|are you an artificial intelligence|are you ai|are you a machine|are you a computer|are you a program|are you a person or a machine|am i talking to a human|am i talking to a robot|am i talking to a real person|is this a bot|is this a chatbot|is there a human behind this|is this a human answering|do you work without internet|is there a person there|is there a language model behind you|is there an ai behind you|are you a language model|do you use a language model|are you an llm|are you an ai like the others|are you like chatgpt|are you a real ai|are you real|are you just a script|which model is behind this|what model is behind the chat|who is behind this|are you the same as chatgpt|how are you different from chatgpt|which model are you|what model are you|which language model do you use|what kind of ai are you|are you smart|how smart are you|what can you not do|what is it that you do|what do you offer|what are you for|introduce yourself|i am new here what can you do|how does this work|what are my options here|show me what you can do|what should i ask you|give me an example of what you can do|what can i type here|do you understand german|which languages do you speak|do you speak english",
  },
  {
    id: "now",
    act: "time",
    examples:
      "what time is it|what is the time|what is the current time|time now|tell me the time|what time is it right now|what time is it in PLACE|what is the time in PLACE|current time in PLACE|time in PLACE|local time in PLACE|what day is it|what day is today|what day is it today|what is the date|what is the date today|what date is it|what is today|today's date|the date today|which day is today|what weekday is it|what day of the week is it|what day of the week is it today|what year is it|what month is it|which date is it in PLACE|what is the date in PLACE|do you know what time it is|what is the date and time|date today|what is the current date|what day is it in PLACE",
  },
  {
    id: "weekday",
    act: "weekday",
    examples:
      "what weekday was DATE|what day of the week is DATE|which day of the week was DATE|what day was DATE|what day is DATE|which weekday is DATE|on what day does DATE fall|on which day of the week does DATE fall|what day will DATE be|is DATE a DATE|was DATE a DATE|does DATE fall on a DATE|DATE is what day|day of the week for DATE|weekday of DATE|what day of the week will DATE be|when is DATE|what date is DATE|what is the date of DATE|on what weekday is DATE|tell me the weekday of DATE|is DATE a weekday|what is DATE's day",
  },
  {
    id: "until",
    act: "until",
    examples:
      "how many days until DATE|how many weeks until DATE|how many months until DATE|days until DATE|how long until DATE|how long is it until DATE|how many days are left until DATE|how many days to DATE|how far away is DATE|how many days before DATE|weeks to DATE|time until DATE|how many more days until DATE|how many days from today to DATE|how many days between today and DATE|how many sleeps until DATE|when is DATE and how many days until then|countdown to DATE",
  },
  {
    id: "since",
    act: "since",
    examples:
      "how many days since DATE|how long ago was DATE|how many weeks since DATE|days since DATE|how many years since DATE|how many months since DATE|how long is it since DATE|how many days ago was DATE|how much time has passed since DATE|how many days have passed since DATE|how old is someone born on DATE|how many days from DATE to today|how many days between DATE and today|how long has it been since DATE",
  },
  {
    id: "between",
    act: "between",
    examples:
      "how many days between DATE and DATE|how many weeks between DATE and DATE|how many months between DATE and DATE|how many years from DATE to DATE|days from DATE to DATE|how many days are there from DATE to DATE|how long is it from DATE to DATE|number of days between DATE and DATE|difference between DATE and DATE|how many days lie between DATE and DATE|time between DATE and DATE|how many days from DATE until DATE|DATE to DATE in days|count the days between DATE and DATE",
  },
  {
    id: "added",
    act: "added",
    examples:
      "what date is in SPAN|what date is SPAN from now|what date is SPAN from today|what date was SPAN ago|what day was it SPAN ago|SPAN from today|SPAN from now|SPAN ago|what is the date in SPAN|what day will it be in SPAN|what date will it be in SPAN|what is the date SPAN after DATE|SPAN after DATE|SPAN before DATE|what date is SPAN before DATE|SPAN from DATE|DATE plus SPAN|add SPAN to DATE|which date is SPAN after DATE|what day is SPAN from DATE|what day is it in SPAN|what is SPAN from now|date in SPAN",
  },
  {
    id: "leap",
    act: "leap",
    examples:
      "is YEAR a leap year|was YEAR a leap year|will YEAR be a leap year|YEAR leap year|is the year YEAR a leap year|was the year YEAR a leap year|does YEAR have a leap day|does february have 29 days in YEAR|tell me if YEAR is a leap year|is YEAR leap|leap year YEAR",
  },
  {
    id: "week",
    act: "week",
    examples:
      "what week is it|which calendar week is it|what is the week number|week number today|what week number is it|what week of the year is it|which week is DATE in|week number of DATE|what calendar week is DATE|what is the current week number",
  },
  {
    id: "latest receipt",
    act: "receipt",
    examples:
      "show my last receipt|the last receipt|show me my latest receipt|what is the newest receipt|my last receipt|read the latest receipt|did the last run pass|did my last run work|show my last run|was the last run ok|has my last run passed|what was my last run|give me the receipt of the last run|show the receipt of my last run|open the most recent receipt|the newest coding run|what did my last run do|did my latest run succeed|last signed receipt|what does the last receipt say",
  },
  {
    id: "named receipt",
    act: "receipt",
    examples:
      "show the receipt SHA|receipt SHA|show me receipt SHA|read the receipt with the hash SHA|what is SHA|look up SHA|did SHA pass|SHA|open SHA|get receipt SHA|find the receipt SHA|what does the receipt SHA say|did run RUNID pass|did RUNID pass|was run RUNID ok|has RUNID passed|did the run RUNID work",
  },
  {
    id: "usage",
    act: "usage",
    examples:
      "how many runs do i have left|how many runs have i left|how many runs are left|my usage|my quota|what is my usage|how much of my quota is left|how many visuals do i have left|what did i use today|what have i used so far|how many runs did i use today|how many runs have i used|show my usage|what is left of my quota|how many credits do i have|how many credits are left|which tier do i have|what is my tier|what tier am i on|which tier am i on|which plan do i have|which plan am i paying for|what am i paying for|my credits|my limits|what is my balance|how many runs can i still make today|how many visuals can i still build|how many visuals can i still make today|how many apps can i still make|do i have any runs left|am i out of runs|did i use all my runs|what is my status|remaining runs|check my quota|how many runs remain|my current tier|usage|quota left|how many runs do i have today|how much have i used so far this month|how much did i use this month|what have i used this month|how much have i used|how much did i use|how much of my plan have i used|how much of my plan is left|how much of my runs are used|how much is left|how much do i have left|how much is left on my account|what is left on my account|how many credits do i have left|how many credits did i use|what have i spent|how much have i spent|how much have i spent so far|how much did i spend|how much did i spend this month|how much did i consume|how much of my quota did i use this week|what did i spend this month|what is my current usage|show me my consumption|what is my consumption|how many tasks do i have left|how many tasks can i still do today|how many jobs are left for today|how many tasks did i run today|can i still start a task today|do i have credits left|do i have any credits left|how much credit do i have|show my credits|show me my balance|check my balance|what is my credit balance|how close am i to my limit|have i reached my limit|did i reach my limit|how far am i from my limit|am i close to the limit|how much can i still use|what is my subscription|which subscription do i have|am i on the free plan|am i on pro|do i have plus|show me my account|my account|what is in my account|how is my account doing|where can i see my usage|where do i see how much i used|usage statistics|show my statistics|remaining credits|credits left|usage of today|usage this week|how many visuals did i use|how many apps can i still build|is my quota used up",
  },
  {
    id: "personal",
    act: "recall",
    examples:
      "what is my name|who am i|what am i called|what do i like|where do i live|where do i work|when is my birthday|how old am i|what is my job|what is my address|what did i tell you|what do you know about my family|what did i say about it|what is my favorite colour|what do i do for work",
  },
  {
    id: "beyond",
    act: "beyond",
    examples:
      "what do i do|what do i do now|how much is pro tools|what is the run rate|what is a run rate|how many days are left in the year|how many days are left in the month|how many weeks are in a year|how many hours are left today|how much time do i have|what should i do|what is new|what is up|who won|who made it|who made you cry|what is love|what is the weather|what is the weather today|what is the meaning of life|tell me a joke|tell me a story|write me a poem|what is on today|what is the best day|what time is the meeting|what time does it open|how old are you|where are you|do you like me|what did you do today|what do you think|what is the plan for tomorrow|what do you know|how many home runs are left|what is your favorite food|what is the time of a run|how much time is left|what happened on DATE|what happened today|what is the news|who was born on DATE|what will happen on DATE|how many people|what is the key|what is a key|how do i get home|how do i work|did it rain|is it cold|what is the model|what is my credit score|how do i get a credit|what would you do|what would you do now|who made the first one|who made that|how do i lose weight|how do i upgrade my phone|how do i cancel my contract|what is the best setting|how much memory does it have|how do i change a tire|how do i change the language|how do i change my email|how do i switch off notifications|is tax included|is vat included in the price|what is the best language|which language is the best|how do i learn a language|how do i write a program|how do i make sure|how do i pay my taxes|how do i pay my rent|is it true|is it normal|is it safe to eat|is it dangerous|how do i get one|where can i buy it|what is the best thing to do|how do i find a job|what happens to me|how much should i pay|how many should i take|how long does it take|how long should i wait|what does it say|what kind of tier is it|do you like it|what can i do about it|which one is better|what is the biggest one|how big is it|how much time does it take|what is the limit of a function|are you sure|are you married|are you happy|are you there|are you busy|are you kidding|can you sing|can you cook|can you see me|do you have a body|how long can you wait|am i right|am i too old|did i do it right|what day is it open|which team will win|what is the name of it",
  },
];
