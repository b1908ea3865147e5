import { runLane1 } from './lane-1-grid-page.ts'
import { runLane10 } from './lane-10-player.ts'
import { runLane11 } from './lane-11-spreadsheet.ts'
import { runLane12 } from './lane-12-first-load.ts'
import { runLane14 } from './lane-14-mixed.ts'
import { runLane15 } from './lane-15-conditions.ts'
import { runLane16 } from './lane-16-palette.ts'
import { runLane17 } from './lane-17-reports.ts'
import { runLane18 } from './lane-18-texts.ts'
import { runLane19 } from './lane-19-views.ts'
import { runLane2, runPeopleOfRoles } from './lane-2-people-list.ts'
import { runLane3 } from './lane-3-export.ts'
import { runAnswers } from './lane-4-answers.ts'
import { runCompletion } from './lane-4-completion.ts'
import { runLane5 } from './lane-5-chat.ts'
import { runLane6 } from './lane-6-uploads.ts'
import { runLane7 } from './lane-7-import.ts'
import { runLane8, runStatisticsOfRoles } from './lane-8-statistics.ts'
import { runLane9 } from './lane-9-grid-in-browser.ts'
import { runLibraryList } from './library-list.ts'

/** `npm run bench`, `npm run bench -- --full`, `npm run bench -- 4`. */
const LANES: Readonly<Record<string, (full: boolean) => Promise<boolean>>> = {
  1: runLane1,
  2: async (full) => {
    const isMet = await runLane2(full)
    const isMetByRole = await runPeopleOfRoles()
    return (await runLibraryList()) && isMetByRole && isMet
  },
  3: runLane3,
  4: async (full) => {
    const isCompletedFast = await runCompletion()
    return (await runAnswers(full)) && isCompletedFast
  },
  5: runLane5,
  6: runLane6,
  7: runLane7,
  8: async (full) => {
    const isMet = await runLane8(full)
    return (await runStatisticsOfRoles()) && isMet
  },
  9: runLane9,
  10: runLane10,
  11: runLane11,
  12: runLane12,
  14: runLane14,
  15: runLane15,
  16: runLane16,
  17: runLane17,
  18: runLane18,
  19: runLane19,
}

const wanted = process.argv.slice(2).filter((word) => word in LANES)
const full = process.argv.includes('--full')
let missed = 0
for (const [number, run] of Object.entries(LANES)) {
  if (wanted.length > 0 && !wanted.includes(number)) continue
  if (!(await run(full))) missed += 1
}
console.log(missed === 0 ? '\nEvery goal is met.' : `\n${missed} lanes miss a goal.`)
process.exit(missed === 0 ? 0 : 1)
