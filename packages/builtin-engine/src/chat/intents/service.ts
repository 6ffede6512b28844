import type { Intent } from "./intent.ts";

const docs = (id: string, examples: string, seek?: string): Intent => ({
  id: `docs: ${id}`,
  act: "help",
  examples,
  ...(seek === undefined ? {} : { seek }),
});

/** Limits, settings, and what the documentation tells of each of its subjects. */
export const SERVICE: Intent[] = [
  {
    id: "limits",
    act: "limits",
    examples:
      "what are the limits|what limits are there|is there a limit on file size|what is the maximum file size|how big can a file be|how large may an upload be|maximum upload size|how many files can i upload|how many files can i send at once|how long can a task be|how long may a prompt be|how long can my prompt be|how long can my question be|maximum length of a task|how many steps can a run take|maximum number of steps|how long can a run take|how long may a run work|how many notes can you remember|maximum number of remembered notes|how long can a note be|how long may a note be|how long may a remembered note be|how big may a note be|how many things can you remember|how many runs at once|how many runs can i start at the same time|can i do several runs in parallel|how much memory does a sandbox have|how much disk space does the sandbox have|how many processes may run in the sandbox|how many api keys can i have|maximum number of api keys|how long is a run kept|how many days are runs kept|how big can a request be|limit of a request|size limit of a project|is there a limit|limits|how long may a command take|how much output is kept|how long can a chat be|how long may a path be|how long may a check command be|how long may a session take before it is stopped|how long may one session take before you stop it|how long can a task run before it is stopped|how long may a task run|will my job be stopped if it takes too long|how long can one job take|when is a run stopped|after how long do you stop a run|is there a time limit|is there a time limit for a task|what is the time limit of a run|how much time does a run have|how many hours can a run work|what is the longest that a run may take|does a run time out|when does a session time out|how many tasks can run at the same time|how many tasks can i start at once|can i start two tasks at the same time|can i run several tasks in parallel|can several tasks run at once|how many jobs can run at once|how many sessions can i have at the same time|can i work on two things at once|is there a maximum size for files i upload|what is the maximum size of an upload|how big may my files be|what size can my files have|can i upload a big file|can i upload NUMBER files|how many files may i send|how many megabytes can i upload|is there a limit on uploads|how long may my question be|how much text can i send|how many words can i write|how many characters may a message have|how big may a project be|how long do you keep my runs|how many notes can i store|how much can you remember|how many keys may i make|how many steps does a run take at most|what are the restrictions|what is the biggest file i can send|can i upload a NUMBER mb file|can i send a NUMBER mb file|is NUMBER mb too big|what is the character limit|what is the character limit for a prompt|how many characters can a prompt have|how long do you keep my files|how long are my files kept|how long do you store runs|how long may a note be that you remember|what is the largest file|biggest file|how large can a file be|how many minutes can a job run|how many hours may a task take|how long can a job run|how many jobs may i have going at once|how many requests can i make at the same time|how many requests at once|how long until a task times out|is there a limit to how many facts you can remember|are there any restrictions|which limits does a run have|how much memory may my program use|how much ram does a run get|how much disk do i get",
  },
  {
    id: "settings",
    act: "settings",
    examples:
      "what is SETTING|what does SETTING do|SETTING|how do i set SETTING|what is the default of SETTING|what is the default value of SETTING|what values can SETTING have|which environment variable is for the data folder|where do i change the retention|how do i expose it on another port|what is the environment variable for the port|default of SETTING|what is SETTING for|explain SETTING|where do i set SETTING|how do i set the port|how do i change the port|how do i change the port to NUMBER|set the port to NUMBER|set SETTING to NUMBER|how do i run it on port NUMBER|what does SETTING=NUMBER do|which port does it use|what port does it listen on|default port|how do i change the log level|how do i set the log level|how do i turn on debug logs|how do i log less|how do i get more logs|make it log more|make the logs less verbose|where is the data stored|how do i change the data folder|which folder is the database in|how do i change how long runs are kept|which setting controls how long runs are kept|how do i give a sandbox more memory|how do i set the memory of the sandbox|how do i change the timeout of a run|what is the default timeout|how do i set the number of runs that work at once|how do i run more runs at once|which setting turns off the techniques|how do i turn off techniques|how do i disable techniques|where do i set environment variables|how do i allow another origin|how do i allow another host name|which address does it listen on|how do i change the address it listens on|how do i set the search|how do i use another browser|what settings are there for the sandbox|which setting is for the proxy|set the public url|change the master key|which environment variable sets the port|what can i configure for the sandbox|how do i change the memory limit|can i use another port|where do i set the port|how do i change the retention time|how do i set how long runs are kept|can i change how long a run may take|how do i change the host|how do i turn on the debug mode",
  },
  {
    id: "overview of the settings",
    act: "overview",
    examples:
      "what settings are there|which settings are there|where are the settings|where can i change the settings|where do i find the settings|how do i change a setting|how do i change settings|how do i change the settings|list the settings|list all settings|show me the settings|show all settings|settings|what can i configure|what can i set|what can be configured|what can i change in the settings|how do i configure it|how is it configured|which options can i set|what options are there to set|where do i configure it|is there a settings page|is there a config file|where is the config file|where is the configuration|configuration|configuration options|where are the options|which environment variables are there|what environment variables does it read|what are the most important settings|which settings can i change|can i change the settings|how do i see my settings|where do i see all settings|how do i open the settings|overview of the settings|what can i adjust|what can i customise|are there preferences|where are the preferences|how can i customize it",
  },
  docs(
    "check",
    "how is ok decided|what decides ok|what does ok mean|how do you check the result|what is check_cmd|how does the check work|what is a check|which test frameworks are supported|how are tests counted|what is the control run|why did my run fail|why is ok false|what does exit_reason mean|what is needs_model|what does needs_model mean|what does ambiguous mean|how do i give my own tests|can a run change my tests|what happens when tests are flaky|what does a run check|how do i give worked examples",
  ),
  docs(
    "models",
    "how do i set a key|how do i set a model|how do i set a provider key|how do i add a provider|how do i set KEYNAME|what is KEYNAME|which providers are supported|which models can i use|can i use local weights|how do i use a gguf file|how do i use ollama|how do i use a local model|where are keys stored|are keys encrypted|how do i remove a key|how do i rotate a key|how do i set a key for a model|what is the gateway|which model answers|how do i change the model|what is the built-in engine|how does it work without a model|does it work offline|what happens when a provider fails",
  ),
  docs(
    "own model",
    "how do i use my own model|can i bring my own key|what is byok|how do i use provider|how do i add my provider key|how do i set an api key of my own|i have a provider key how do i use it|how do i connect my own model|can i use my own model|how do i plug in a model|can i use provider with it",
    "keys set, stored, sealed, probe",
  ),
  docs(
    "hosting for others",
    "how do i host it|how can i host it for people|how do i host this for others|how do i self-host|how do i put it on a server|how do i run it on my own server|how do i make it public|how do i deploy it|can other people use my instance|how do i let people use it|how do i share it with people",
    "hosting strangers quotas hash-password generate SVC_ADMIN_PASS_SHA256",
  ),
  docs(
    "installing",
    "how do i install it|how do i start the service|how do i start it|what do i need to install|does it run on windows|does it run on linux|can i run it in docker|why does it not start|how do i get started|how do i begin|quickstart|where do i start|how do i set it up on my computer",
    "quickstart clone npm Debian bubblewrap",
  ),
  docs(
    "hosting",
    "how do i set up a proxy with tls|how do i use nginx|how do i use caddy|how do i run it behind a proxy|how do i upgrade|how do i update it|how do i set the owner password|how do i hash the password|what is the owner|how do i take payments|how do i use stripe|how do i get paid|how do i stop the service|what does the doctor do|does it need cgroups|what are control groups for|how do i use systemd|is it open source|how do i set up https",
  ),
  docs(
    "backup",
    "how do i back up the database|how do i make a backup|how do i back up my data|how do i restore a backup|backup and restore|how does backup work|is there a backup|how do i move it to another machine|how do i export my data|how do i copy the database",
  ),
  docs(
    "sandbox",
    "how does the sandbox work|what is the sandbox|is my code safe|where does my code run|is the code isolated|does the code have network|can code access the internet|why does it need bubblewrap|what is bubblewrap|what is bwrap|is it secure|how secure is it|can a run reach my files|where are programs run|does it run my code in a sandbox|is it safe to run code here",
    "sandbox",
  ),
  docs(
    "privacy",
    "how do i delete my data|can i delete everything you stored about me|can i erase everything|how do i erase a run|how do i delete a run|what is stored about me|how long is my data kept|who can see my runs|can others see my code|how do i get the memory erased|how do i erase the memory|what happens with my data|is my data private|do you store my data|do you keep my data|what data do you collect|do you sell my data|what do you store|how do i forget everything you remember about me|how is my data deleted|when is a run erased",
    "erased kept",
  ),
  docs(
    "webhooks",
    "how do webhooks work|how do i set a webhook|what is a webhook|how do i verify a webhook signature|how do i get told when a run is done|how do i get notified when a run finishes|can you notify me when it is done|how often is a webhook retried|are webhooks signed|how do i register a webhook|webhook signature|why is my webhook not delivered|how do i use a webhook",
  ),
  docs(
    "api",
    "how do i use the api|is there an api|what endpoints are there|where is the openapi document|how do i call it over http|how do i stream events|how do i use the client|is there a javascript client|what is x-workspace-owner|how do i make an api key|how do i get an api key|what is an idempotency key|how do i cancel a run|how do i continue a run|how do i read events|which events are there|how do i use the command line|what does the cli do|how do i send files|how do i use a license|what is a license|what is a conversation",
  ),
  docs(
    "ending a plan",
    "can i cancel at any time|how do i cancel my subscription|how do i cancel my plan|how do i end my subscription|cancel my plan|cancel subscription|can i stop my subscription|how do i stop paying|what happens when i cancel|do i get my money back|can i get a refund|how do i get a refund|how do i cancel my tier|when does my subscription end|is my plan renewed automatically|does the subscription renew|is there a notice period|can i cancel every month|how do i downgrade|how do i go back to free",
    "buyer ends buy cancel renewed plan paid back",
  ),
  docs(
    "visuals",
    "how do i build an app|what apps can you build|how are visuals checked|how is a page checked|what is verify-page|how do i verify a page|which browser is used|how does the visual builder work|can you build games|what kinds of visuals can you build|what is checked in a page",
  ),
  docs(
    "memory",
    "how does the memory work|what is the memory|what do you remember between chats|how does memory work in the chat|what is kept in the memory|how long do you remember|do you have a memory|who can see the memory",
    "chat memory notes remembered",
  ),
  docs(
    "techniques",
    "what is the technique library|what are techniques|do you learn from my runs|how do i turn off learning|how does the technique library work|what is a tactic|what is prompt injection|how do you handle prompt injection|what is a proof worth|what tools does the chat have|how does the chat work",
  ),
];
