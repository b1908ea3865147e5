import { draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { addQuest, setQuestProgramme, startSet, writeOf } from '../../testing/quest-programme.ts'

const PLACE = { X: 0, Y: 0, W: 6, H: 4 }

describe('the results of a questionnaire in files of a report', () => {
  const programme = setQuestProgramme()

  /** A scale of one item, which the mentee has answered. */
  async function answered(scales: boolean): Promise<number> {
    const quest = await addQuest(
      programme,
      [draftQuestion({ Type: 6, Model: 'i1', Options: options(1, 2, 3, 4, 5), Required: true })],
      {
        Title: label('Διάθεση', 'Mood'),
        ...(scales && {
          Scales: [
            {
              id: 'mood',
              name: label('Κλίμακα διάθεσης', 'Mood'),
              method: 'sum',
              items: [{ model: 'i1', reversed: false, weight: 1 }],
              parts: [],
              minAnswered: null,
              bands: [
                { from: 1, to: 3, name: label('Χαμηλή', 'Low'), text: label('', '') },
                { from: 4, to: 5, name: label('Υψηλή', 'High'), text: label('', '') },
              ],
            },
          ],
        }),
      },
    )
    const id = await startSet(programme, quest)
    const { mentee } = programme.as
    await mentee.ask('questionnaires.answerClosed', {
      ...writeOf(id, quest.groupOf('i1')),
      OptionId: 5,
    })
    await mentee.ask('questionnaires.finish', { AnswerSetId: id, Epoch: 0, Expected: [] })
    return quest.actionId
  }

  const fileOf = async (
    Id: number,
    Format: 'xlsx' | 'pdf',
    filters: object = {},
  ): Promise<Uint8Array> => {
    const { server, as } = programme
    const Filters = encodeURIComponent(JSON.stringify(filters))
    const address = `${server.url}/api/Report/Export?Id=${Id}&Format=${Format}&Filters=${Filters}`
    const answer = await fetch(address, {
      headers: { cookie: as.admin.cookie ?? '' },
    })
    expect(answer.status).toBe(200)
    return new Uint8Array(await answer.arrayBuffer())
  }

  it('are a row for each scale and its bands, in the workbook and in the PDF', async () => {
    const [withScales, without] = [await answered(true), await answered(false)]
    const tile = (Key: string, ActionId: number) => ({
      ...{ Kind: 'quest' as const, Key, Title: `Πλακίδιο ${Key}`, Place: PLACE, ActionId },
    })
    const { Id } = await programme.as.admin.ask('reports.saveReport', {
      Title: 'Με ερωτηματολόγιο',
      Tiles: [tile('a', withScales), tile('b', without), tile('c', 999_999)],
    })
    const sheets = textOf(await fileOf(Id, 'xlsx'))
    const { text } = await extractText(await getDocumentProxy(await fileOf(Id, 'pdf')), {
      mergePages: true,
    })
    for (const said of [sheets, text]) {
      for (const word of ['Κλίμακα διάθεσης', 'Υψηλή', 'Χαμηλή', 'Πλακίδιο c'])
        expect(said).toContain(word)
      expect(said).toContain('Το ολοκλήρωσε 1 άτομο.')
      expect(said).toContain('Το ερωτηματολόγιο δεν έχει κλίμακες')
    }
  })

  it('say in a file whose mentor they are narrowed to', async () => {
    const { as, people } = programme
    const Text = 'Μόνο κείμενο'
    const { Id } = await as.admin.ask('reports.saveReport', {
      Title: 'Ενός μέντορα',
      Tiles: [{ Kind: 'text', Key: 'a', Title: 'Κείμενο', Place: PLACE, Text }],
    })
    const said = textOf(await fileOf(Id, 'xlsx', { MentorId: people.mentor.id }))
    expect(said).toContain(Text)
    expect(said).toContain('mentor Άννα')
    // Nobody learns by a number what somebody is called who is no mentor of the project.
    const other = textOf(await fileOf(Id, 'xlsx', { MentorId: people.stranger.id }))
    expect(other).not.toContain('stranger')
  })
})

/** What stands in a workbook. */
const textOf = (workbook: Uint8Array): string =>
  Object.entries(unzipSync(workbook))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, content]) => new TextDecoder().decode(content))
    .join('')
