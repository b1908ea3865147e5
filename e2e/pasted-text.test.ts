import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const DESCRIPTION = el('ui.language.el', { name: el('actions.author.descr') })

/** As Google Docs puts it on the clipboard: wrapped in bold that is none, and the rest by styles. */
const OF_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<p dir="ltr"><span style="font-weight:400;font-style:normal;">Απλά, </span><span style="font-weight:700;font-style:normal;text-decoration:none;">έντονα</span><span style="font-weight:400;font-style:italic;">, πλάγια</span><span style="font-weight:400;text-decoration:underline;">, με γραμμή</span></p>
<ol start="3"><li dir="ltr" style="font-weight:400" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">τρίτο</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400">μέσα</span></p></li></ul></ol></b><br class="Apple-interchange-newline">`

const item = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1;margin-left:${level}cm'><![if !supportLists]><span style='mso-bidi-font-weight:normal'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`

/** As Word does: items are paragraphs, and the list goes on after a text between. */
const OF_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment-->
${item(1, '1.', "<b style='mso-bidi-font-weight:normal'>πρώτο</b>")}
${item(2, 'α)', 'υποσημείο')}
${item(3, '·', 'πιο μέσα')}
${item(2, 'β)', 'δεύτερο υποσημείο')}
${item(1, '2.', 'δεύτερο')}
<p class=MsoNormal>Κείμενο ανάμεσα</p>
${item(1, '3.', 'τρίτο')}
<!--EndFragment--></body></html>`

/** Lists as they are seen: their items by depth and number. */
const outlineOf = (text: Locator): Promise<string[]> =>
  text.evaluate((element) =>
    [...element.querySelectorAll('li')].map((one) => {
      let depth = 0
      for (let at = one.parentElement; at && at !== element; at = at.parentElement)
        if (at.matches('ul, ol')) depth += 1
      const list = one.parentElement as HTMLOListElement
      const place = [...list.children].indexOf(one)
      const sign = list.localName === 'ol' ? `${list.start + place}.` : '•'
      return `${depth} ${sign} ${one.querySelector('p')?.textContent ?? ''}`
    }),
  )

async function paste(target: Locator, html: string, plain = ''): Promise<void> {
  await target.evaluate(
    (element, [rich, text]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', rich ?? '')
      clipboardData.setData('text/plain', text ?? '')
      const init = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', init))
    },
    [html, plain],
  )
}

describe('what is pasted', () => {
  const stage = setStage()

  it('keeps what is bold and what is not, how deep its lists are and their numbers', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { Id } = await ask<{ Id: number }>('/api/project/CreateAction', {
      ...{ ProjectId: PROJECT.id, TypeId: 3, Title: 'Από αλλού', Data: '{}' },
    })
    await page.goto(`/${PROJECT.url}/admin/action/${Id}`)
    const text = page.getByRole('textbox', { name: DESCRIPTION })
    await text.focus()
    await page
      .getByRole('button', { name: el('ui.rich.tool.bold') })
      .first()
      .waitFor()
    await eventually(() =>
      text.evaluate((element) => element instanceof HTMLElement && element.isContentEditable),
    ).toBe(true)

    await paste(text, OF_DOCS)
    await text.getByText('Απλά').waitFor()
    expect(await text.locator('strong').allInnerTexts()).toEqual(['έντονα'])
    expect(await text.locator('em').allInnerTexts()).toEqual([', πλάγια'])
    expect(await text.locator('u').allInnerTexts()).toEqual([', με γραμμή'])
    expect(await outlineOf(text)).toEqual(['1 3. τρίτο', '2 • μέσα'])

    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await paste(text, OF_WORD)
    await text.getByText('πρώτο').waitFor()
    const outline = [
      ...['1 1. πρώτο', '2 1. υποσημείο', '3 • πιο μέσα', '2 2. δεύτερο υποσημείο'],
      ...['1 2. δεύτερο', '1 3. τρίτο'],
    ]
    expect(await outlineOf(text)).toEqual(outline)
    expect(await text.locator('strong').allInnerTexts()).toEqual(['πρώτο'])
    // As it was stored it is there again.
    await page.keyboard.press('Control+s')
    await page.getByText(el('actions.author.saved')).waitFor()
    await page.reload()
    await text.getByText('πρώτο').waitFor()
    await text.focus()
    await eventually(() => outlineOf(text)).toEqual(outline)
  })

  it('keeps its lists in a field of plain text too', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { page, ask } = mentor
    const { list } = await ask<{ list: { Id: number }[] }>('/api/User/Chat', {})
    const input = { ProjectId: PROJECT.id, UserId: list[0]?.Id ?? 0 }
    const { Id } = await ask<{ Id: number }>('/api/Chat/Start', input)
    await page.goto(`/${PROJECT.url}/chat/${Id}`)
    const field = page.getByRole('textbox', { name: el('chat.write') })
    await field.focus()
    // What listens to it is loaded once the page rests.
    await eventually(async () => {
      await field.fill('')
      await paste(field, OF_WORD, 'όπως να ’ναι')
      return field.inputValue()
    }).toBe(
      [
        '1. πρώτο',
        '  1. υποσημείο',
        '    • πιο μέσα',
        '  2. δεύτερο υποσημείο',
        '2. δεύτερο',
        '',
        'Κείμενο ανάμεσα',
        '',
        '3. τρίτο',
      ].join('\n'),
    )
  })
})
