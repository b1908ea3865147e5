import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { faultsOf } from './faults.ts'
import { listRows, theFirst, usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const DESCRIPTION = el('ui.language.el', { name: el('actions.author.descr') })

/** As Word puts it on the clipboard. */
const OF_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head>
<body><!--StartFragment--><h1 style="color:blue">Από το Word<o:p></o:p></h1>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>πρώτο</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>δεύτερο</p>
<p onclick="alert(1)"><a href="javascript:alert(1)">όχι</a><img src="file:///c:/a.png"><script>alert(1)</script></p>
<!--EndFragment--></body></html>`

describe('the description of an action', () => {
  const stage = setStage()

  it('is written by keyboard with a link and a picture, and mentees see them', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { page, ask } = author
    const { Id } = await ask<{ Id: number }>('/api/project/CreateAction', {
      ...{ ProjectId: PROJECT.id, TypeId: 3, Title: 'Ο χάρτης της γειτονιάς', Data: '{}' },
    })
    await page.goto(`/${PROJECT.url}/admin/action/${Id}`)
    const text = page.getByRole('textbox', { name: DESCRIPTION })
    // Until its editor is there the text stands in its place, and who is in it goes on in the editor.
    await text.focus()
    await page
      .getByRole('button', { name: el('ui.rich.tool.bold') })
      .first()
      .waitFor()
    await eventually(() => hasFocus(text)).toBe(true)
    const { keyboard } = page
    await keyboard.press('Control+Alt+2')
    await keyboard.type('Πού είμαστε')
    await keyboard.press('Enter')
    await keyboard.type('- το σχολείο')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await keyboard.type('Δείτε τον χάρτη')
    // The editor hears of what is selected before this does.
    await page.evaluate(() => {
      document.addEventListener('selectionchange', () => {
        document.body.dataset['selected'] = String(getSelection())
      })
    })
    await keyboard.press('Control+Shift+ArrowLeft')
    await eventually(() => page.evaluate(() => document.body.dataset['selected'])).toBe('χάρτη')
    await keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    const address = dialog.getByLabel(el('ui.rich.linkLabel'))
    await address.fill('javascript:alert(1)')
    await keyboard.press('Enter')
    await dialog.getByText(el('ui.rich.linkWrong')).waitFor()
    await address.fill('example.gr/chartis')
    await keyboard.press('Enter')
    await text.getByRole('link', { name: 'χάρτη' }).waitFor()
    await eventually(() => hasFocus(text)).toBe(true)
    await keyboard.press('Enter')

    const picture = page.getByRole('button', { name: el('ui.rich.tool.picture') }).first()
    await keyboard.press('Shift+Tab')
    await eventually(() => hasFocus(text)).toBe(false)
    for (let step = 0; step < 20 && !(await hasFocus(picture)); step++)
      await keyboard.press('ArrowLeft')
    expect(await hasFocus(picture)).toBe(true)
    const buffer = await drawPicture(page)
    const file = { name: 'χάρτης.png', mimeType: 'image/png', buffer }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await dialog.getByLabel(el('ui.rich.altLabel')).fill('Ο χάρτης με το σχολείο')
    await keyboard.press('Enter')
    await text.getByRole('img').waitFor()

    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, OF_WORD)
    await text.getByRole('heading', { level: 2, name: 'Από το Word' }).waitFor()
    expect(await text.locator('ol > li').allInnerTexts()).toEqual(['πρώτο', 'δεύτερο'])
    expect(await text.locator('script, [onclick]').count()).toBe(0)
    expect(await text.getByRole('link').count()).toBe(1)
    expect(await text.getByRole('img').count()).toBe(1)
    expect(await faultsOf(page, 'description')).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await faultsOf(page, 'description, 390 px')).toEqual([])

    await keyboard.press('Control+s')
    await page.getByText(el('actions.author.saved')).waitFor()
    await page.getByRole('button', { name: el('actions.author.state.publish') }).click()
    await page.getByText(el('actions.author.state.nowPublished')).waitFor()

    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const row = theFirst(await listRows(mentor), ({ Active }) => Active)
    const mentee = await stage.visit({
      as: await usernameOf(mentor, row.Id),
      path: `/${PROJECT.url}/mentee/action/${Id}`,
    })
    const seen = mentee.page
    await seen.getByRole('heading', { level: 2, name: 'Πού είμαστε' }).waitFor()
    const link = seen.getByRole('link', { name: 'χάρτη' })
    expect(await link.getAttribute('href')).toBe('https://example.gr/chartis')
    expect(await link.getAttribute('rel')).toContain('noopener')
    const shown = seen.getByRole('img', { name: 'Ο χάρτης με το σχολείο' })
    await eventually(() =>
      shown.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBe(800)
    expect(await shown.getAttribute('width')).toBe('800')
    expect(await faultsOf(seen, 'action of a mentee')).toEqual([])
  })
})

const hasFocus = (element: { evaluate: (read: (node: Element) => boolean) => Promise<boolean> }) =>
  element.evaluate((node) => node === document.activeElement)
