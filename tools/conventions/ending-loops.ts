/** By file, and by how a loop begins: how many there are, and why each ends. */
export type EndingLoops = Readonly<
  Record<string, Readonly<Record<string, readonly [count: number, reason: string]>>>
>

const UNTIL_STOPPED = 'goes on as long as the server, and waits in each turn; stopping aborts it'
const FREE_NUMBER = 'each number is another name, nothing cuts it off, and so many names are taken'
const TOKEN = 'each turn takes a token of a formula, which has so many'
const SIGN = 'each turn goes one sign on in a text'
const LATER_KEY = 'each turn begins behind the last row of the one before'
const EDGES = 'a list of edges has each edge once'
const WORK = 'each turn takes a step of the work that a recalculation may do'

/** The loops whose heads do not show that they end. What is given a bound needs no entry. */
export const ENDING_LOOPS: EndingLoops = {
  'apps/server/src/app/demo/insert-indicators.ts': {
    'while (await countProject(tx, today))': [
      1,
      'each turn counts all days of a project up to yesterday, after which it has none to count',
    ],
  },
  'apps/server/src/app/demo/people.ts': {
    'while (this.#numbers.has(`${name} ${number}`))': [
      1,
      'some hundred people have numbers of nine digits and more, from a generator',
    ],
    'for (let number = 2; this.#usernames.has(username); number++)': [1, FREE_NUMBER],
  },
  'apps/server/src/kernel/caller-budget.ts': {
    "for (let state = this.#budget.stateOf(name); state !== 'free';)": [
      1,
      'each turn waits for the end of a call, and a caller who has spent all is refused',
    ],
  },
  'apps/server/src/kernel/database/backup/load-archive.ts': {
    'while (part)': [1, 'each turn reads a part of an archive, which was read to its end before'],
    'for (let rows: Rows | undefined = first; rows;)': [
      1,
      'each turn reads a part of an archive, which was read to its end before',
    ],
  },
  'apps/server/src/kernel/database/database.ts': {
    'for (let failures = 1; ; failures++)': [1, 'throws after `attemptsAfter` failures'],
  },
  'apps/server/src/kernel/database/embedded/holder.ts': {
    'for (;;)': [1, 'throws after TIMEOUT_MS'],
  },
  'apps/server/src/kernel/database/embedded/keep-running.ts': {
    'while (!signal.aborted)': [1, UNTIL_STOPPED],
  },
  'apps/server/src/kernel/database/embedded/launcher.ts': {
    'for (;;)': [1, 'throws after START_MS'],
  },
  'apps/server/src/kernel/database/heartbeat.ts': {
    'while (!signal.aborted)': [1, UNTIL_STOPPED],
  },
  'apps/server/src/kernel/database/take-lock.ts': {
    'for (;;)': [1, 'throws where the owner does nothing, and ends with the owner’s work'],
  },
  'apps/server/src/kernel/few-values.ts': {
    'for (let from = start + 1; ;)': [1, SIGN],
    'while (text.charCodeAt(before - 1) === BACKSLASH)': [1, SIGN],
  },
  'apps/server/src/kernel/guarded-storage.ts': {
    'for (;;)': [1, 'returns where the stream ends, and throws where its next piece is late'],
  },
  'apps/server/src/kernel/jobs/recurring-jobs.ts': {
    'while (!stopping.signal.aborted)': [1, 'each turn takes a job out of those that are left'],
  },
  'apps/server/src/kernel/part-file.ts': {
    'for (let bytes = 0; ;)': [1, 'returns where nothing more is read'],
    'for (let at = position; left.length > 0;)': [1, 'throws where nothing more is written'],
  },
  'apps/server/src/kernel/raster.ts': {
    'while (gif.readUInt8(at) === GIF_EXTENSION)': [
      1,
      'goes on in a buffer, and throws at its end',
    ],
    'while (gif.readUInt8(at) > 0)': [1, 'goes on in a buffer, and throws at its end'],
  },
  'apps/server/src/kernel/realtime/event-delivery.ts': {
    'while (this.#waiting.length > 0)': [1, 'each turn takes all that waits, and awaits others'],
    'while (this.#again)': [1, 'each turn waits, and takes events out of the outbox'],
  },
  'apps/server/src/kernel/run-call.ts': {
    'for (let attempts = 1, turn = inTurn?.(makeContext(execution, database)); ; attempts++)': [
      1,
      'throws after MAX_PREPARATIONS',
    ],
  },
  'apps/server/src/kernel/s3-storage.ts': {
    'for (let token: string | undefined; ;)': [1, 'throws where a page of the list comes again'],
  },
  'apps/server/src/kernel/workers/primary.ts': {
    'for (let quickly = 0; ;)': [1, 'each turn waits for a worker to end, until the server stops'],
  },
  'apps/server/src/modules/actions/remind-of-dues.ts': {
    'for (;;)': [1, LATER_KEY],
  },
  'apps/server/src/modules/reports/run-statement.ts': {
    'while (part.length > 0)': [1, 'so many rows are read at most, and then nothing'],
  },
  'apps/server/src/modules/actions/tell-published.ts': {
    'while (after !== undefined)': [1, LATER_KEY],
  },
  'apps/server/src/modules/files/owned-files.ts': {
    'for (let ids = await listOwnedAfter(db, kind, 0); ids.length > 0;)': [1, LATER_KEY],
  },
  'apps/server/src/modules/files/read-content.ts': {
    'while (isSpare(this.#pieces[0]))': [1, 'each turn takes a piece away'],
  },
  'apps/server/src/modules/files/scan-held.ts': {
    'while (keys.length > 0)': [1, LATER_KEY],
  },
  'apps/server/src/modules/library/folders.ts': {
    'for (let depth = 1; depth <= namesOf(path).length; depth++)': [
      1,
      'a path has so many names, and does not change',
    ],
  },
  'apps/server/src/kernel/scripts/sandbox.ts': {
    'for (;;)': [1, 'each turn answers a question of a script, which has so many'],
  },
  'apps/server/src/kernel/worker-processes.ts': {
    'while (onAsk && isQuestion(message))': [
      1,
      'each turn takes of the time that a process may work, after which it is ended',
    ],
  },
  'apps/server/src/kernel/send-stream.ts': {
    'for (let next = first; !next.done; next = await making.next())': [
      1,
      'each turn sends a piece of what is made, and ends with whoever receives it',
    ],
  },
  'apps/server/src/modules/mail/mail-sender.ts': {
    'for (let mail = waiting.shift(); mail && !closing; mail = waiting.shift())': [
      1,
      'each turn takes a mail out of a batch',
    ],
  },
  'apps/server/src/modules/microdata/send-queued.ts': {
    'while (clock().getTime() - began < milliseconds)': [
      1,
      'has its time, and each turn takes a parcel out of the queue',
    ],
  },
  'apps/server/src/modules/notifications/send-messages.ts': {
    'while (clock().getTime() - began < milliseconds)': [
      1,
      'has its time, and each turn takes messages out of the queue',
    ],
  },
  'apps/server/src/modules/projects/make-project.ts': {
    'for (let number = 2; taken.has(Url); number++)': [1, FREE_NUMBER],
  },
  'apps/server/src/modules/questionnaires/score-set.ts': {
    'for (let after = 0; ;)': [1, LATER_KEY],
  },
  'apps/web/src/app/server-render.tsx': {
    'while (html.includes(LEFT_OUT) && (await hasLoadedParts()))': [
      1,
      'each turn waits for parts of the page, of which each is loaded once in a process',
    ],
  },
  'apps/web/src/features/imports/paste/read-table.ts': {
    "while (closing !== -1 && text[closing + 1] === '\"')": [1, SIGN],
    "while (text[next] === ' ')": [1, SIGN],
  },
  'apps/web/src/shared/export/read-pages.ts': {
    'for (let next = source.streams + 1; ; next++)': [
      1,
      'returns behind the last page of an export',
    ],
    'for (let tries = 1; ; tries++)': [
      1,
      'after some tries whoever exports is asked whether to go on',
    ],
  },
  'apps/web/src/shared/export/zip-stream.ts': {
    'for (let next = await reader.read(); !next.done; next = await reader.read())': [
      1,
      'each turn takes what a stream has left',
    ],
  },
  'apps/web/src/shared/export/xlsx-stream.ts': {
    'do while (await rows.hasMore())': [1, 'each turn takes rows, of which an export has so many'],
  },
  'packages/interchange/src/plain-text.ts': {
    'for (let found = begin.exec(text); found; found = begin.exec(text))': [1, SIGN],
  },
  'packages/interchange/src/questionnaires/expressions/parse-foreign.ts': {
    'for (;;)': [2, 'each turn takes a token, of MAX_TOKENS at most'],
    'while (/\\s/.test(source.charAt(at)))': [1, SIGN],
    "do while (this.#take(','))": [1, 'each turn takes a token, of MAX_TOKENS at most'],
  },
  'packages/interchange/src/questionnaires/own-names.ts': {
    'for (let number = 2; this.#taken.has(model); number += 1)': [1, FREE_NUMBER],
  },
  'packages/interchange/src/spreadsheets/files/count-tags.ts': {
    'while (end < chunk.length && !isEnd(chunk[end]) && chunk[end] !== COLON)': [1, SIGN],
  },
  'packages/interchange/src/spreadsheets/formulas/file-formula.ts': {
    'while (open.at(-1) === at)': [1, 'each turn takes an element away'],
    'while (isBlank(tokens[before]))': [1, TOKEN],
    'while (isBlank(tokens[after]))': [1, TOKEN],
  },
  'packages/questionnaire/src/author/compare-drafts.ts': {
    'for (let id = ends.at(-1); id !== undefined; id = previous.get(id))': [
      1,
      'ids are keys of a map, and each stands behind the one that is next',
    ],
  },
  'packages/questionnaire/src/author/new-question.ts': {
    "for (let number = preferred === 'q' ? 1 : 2; ; number++)": [1, FREE_NUMBER],
    'while (taken.includes(`r${number}`))': [1, FREE_NUMBER],
  },
  'packages/questionnaire/src/evaluation/evaluation.ts': {
    'while (waiting.size > 0)': [1, 'nobody is evaluated twice'],
  },
  'packages/rules/src/due-rule.ts': {
    'while (next !== undefined && next !== actionId && !path.includes(next))': [
      1,
      'the path has each action once',
    ],
  },
  'packages/spreadsheet/src/engine/engine.ts': {
    'for (;;)': [
      2,
      'each turn computes a cell or marks one as being computed; computing takes steps of the work',
    ],
    'while ((this.#tasks.at(-1)?.base ?? -1) >= from)': [1, 'each turn takes a task away'],
  },
  'packages/spreadsheet/src/engine/graph.ts': {
    'for (let edge = this.#ofCell[cell] ?? NONE; edge !== NONE;)': [1, EDGES],
    'for (let edge = this.#ofCell[slot] ?? NONE; edge !== NONE; edge = this.#next[edge] ?? NONE)': [
      1,
      EDGES,
    ],
    'for (let edge = this.#ofRange[range] ?? NONE; edge !== NONE; edge = this.#next[edge] ?? NONE)':
      [1, EDGES],
    'while (this.#stacked > 0)': [1, 'a cell is put on the stack once, when it stops being clean'],
    'for (let edge = first; edge !== NONE; edge = this.#next[edge] ?? NONE)': [2, EDGES],
  },
  'packages/spreadsheet/src/engine/range-index.ts': {
    'for (;;)': [1, 'the table is kept half empty, and an empty place ends the search'],
  },
  'packages/spreadsheet/src/formula/lex.ts': {
    'while (isWordPart(this.#codeAt(end)))': [1, SIGN],
    'while (isDigit(this.#codeAt(end)))': [1, SIGN],
  },
  'packages/spreadsheet/src/formula/parse.ts': {
    'for (;;)': [3, TOKEN],
    'for (let count = 0; ; count += 1)': [1, 'throws after MAX_DEPTH'],
    "while (this.#operator() === ',')": [2, TOKEN],
    "while (this.#operator() === '-' || this.#operator() === '+')": [1, TOKEN],
  },
  'packages/spreadsheet/src/formula/scan-address.ts': {
    'while (isDigit(this.#codeAt(at)) && at - first < 8)': [1, SIGN],
  },
  'packages/spreadsheet/src/formula/syntax.ts': {
    "while (first.kind === 'binary')": [1, 'each turn goes down one level of a tree'],
  },
  'packages/spreadsheet/src/functions/bonds.ts': {
    'while (over(highest) > 0 && highest < 1e6)': [1, 'it doubles, up to a bound'],
  },
  'packages/spreadsheet/src/functions/coupons.ts': {
    'while (couponDay(context, matures, -count * months) > settled)': [
      1,
      'begins beside the day that is sought, and each turn is a coupon nearer',
    ],
    'while (count > 1 && couponDay(context, matures, -(count - 1) * months) <= settled)': [
      1,
      'begins beside the day that is sought, and each turn is a coupon nearer',
    ],
    'while (couponDay(context, anchor, step * months) > from)': [
      1,
      'begins beside the day that is sought, and each turn is a coupon nearer',
    ],
    'while (couponDay(context, anchor, (step + 1) * months) <= from)': [
      1,
      'begins beside the day that is sought, and each turn is a coupon nearer',
    ],
    'for (;;)': [1, WORK],
  },
  'packages/spreadsheet/src/functions/gamma-function.ts': {
    'for (let last = 1; Number.isFinite(last);)': [1, 'the factorial of 171 is beyond all numbers'],
  },
  'packages/spreadsheet/src/functions/odd-bonds.ts': {
    'while (value(highest) > 0 && highest < 1e6)': [1, 'it doubles, up to a bound'],
  },
  'packages/spreadsheet/src/functions/special-functions.ts': {
    'while (grows(top) < target && top < 1e300)': [1, 'it doubles, up to a bound'],
  },
  'packages/spreadsheet/src/functions/wildcards.ts': {
    'while (pattern[token] === ANY_RUN)': [1, SIGN],
  },
  'packages/spreadsheet/src/functions/working-days.ts': {
    'while (weeks > 0 && isFree(day))': [1, 'no weekend has all seven days of the week'],
  },
  'packages/spreadsheet/src/functions/xml-paths.ts': {
    "while (path[at] === '[')": [1, 'each turn goes on behind a bracket of the path'],
  },
  'packages/spreadsheet/src/inputs/suggest-inputs.ts': {
    'for (let number = 2; taken.has(found.toLowerCase()); number += 1)': [1, FREE_NUMBER],
  },
}
