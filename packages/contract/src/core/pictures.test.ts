import { expect, it } from 'vitest'
import { draft } from '../questionnaires/draft.ts'
import { isLogo } from '../projects/settings-constants.ts'
import { isPictureAddress } from './pictures.ts'

const STORED = `/api/quest/picture/${'0a'.repeat(16)}`

/** Addresses at which a browser would do or tell something, or which are not ours. */
const HOSTILE = [
  '/account/logoff',
  '/Account/LogOff',
  '/%61ccount/logoff',
  '/icon.svg/../account/logoff',
  '/x.png?/../account/logoff',
  '/api/quest/picture/../../../account/logoff',
  `${STORED}/..`,
  `${STORED}?x`,
  '/api/quest/file?AnswerSetId=1&FileId=1',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example/a.png',
  'https://elsewhere.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:text/html;base64,PGI+',
  ' /icon.svg',
  '/icon.svg\n',
]

it.each(HOSTILE)('takes %j for no picture and no logo', (address) => {
  expect(isPictureAddress(address)).toBe(false)
  expect(isLogo(address)).toBe(false)
})

it.each([STORED, '/icon.svg', '/logo-2.PNG'])('takes %s for a picture', (address) => {
  expect(isPictureAddress(address)).toBe(true)
  expect(isLogo(address)).toBe(true)
})

it.each([
  '/account/logoff',
  '/%61ccount/logoff',
  '/mentee/../account/logoff',
  '/mentee/%2e%2e/account/logoff',
  '/api/User/SignOff',
  '/anyquest/QuestAdmin/Publish',
  '/ACCOUNT/logoff?x=1',
  '//elsewhere.example',
])('lets no questionnaire lead to %s', (OnFinish) => {
  const { error } = draft.shape.OnFinish.safeParse(OnFinish)
  expect(error?.issues.length).toBeGreaterThan(0)
})

it('lets a questionnaire lead to pages', () => {
  for (const OnFinish of ['', '/', '/demo/mentee/home?tab=1#end']) {
    expect(draft.shape.OnFinish.parse(OnFinish)).toBe(OnFinish)
  }
})
