import { FINDING_KINDS } from '@telemachos/contract/projects/finding-kinds'
import type { Finding } from '@telemachos/contract/projects/findings'
import { projectCheckTexts } from '@telemachos/contract/projects/check-texts'
import { describe, expect, it } from 'vitest'
import { findingName, findingWords } from './finding-words.ts'
import { placeOfFinding } from './place-of-finding.ts'

const texts = projectCheckTexts as Readonly<Record<string, { readonly el: string }>>
const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (texts[key]?.el ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
const greek = { t, language: 'el' } as const

const finding = (own: Partial<Finding>): Finding => ({
  ...{ Key: 'k', Kind: 'action_empty', Severity: 'advises', Type: 'action', Id: 7, Name: 'Δράση' },
  ...{ Part: '', Names: [], Count: 0, Dismissed: null },
  ...own,
})

describe('a finding of the check', () => {
  it.each(FINDING_KINDS)('is a whole sentence: %s', (Kind) => {
    const Names = ['2026-03-01', '2026-04-01']
    const words = findingWords(finding({ Kind, Part: 'ShowCondition', Names, Count: 3 }), greek)
    expect(words).not.toMatch(/[{}]|projects\.check/)
    expect(words.length).toBeGreaterThan(10)
  })

  it('says days as people write them, and parts by their labels', () => {
    const Names = ['2026-03-01', '2026-04-01']
    expect(findingWords(finding({ Kind: 'due_before_session', Names }), greek)).toBe(
      'Η προθεσμία είναι στις 01/03/2026, και η πρώτη συνεδρία στις 01/04/2026.',
    )
    const read = {
      Kind: 'application_unknown',
      Part: 'Settings.Config.Application[0].Questions.a.Show',
    }
    const words = findingWords(finding({ ...read, Names: ['x'] } as Partial<Finding>), greek)
    expect(words).toContain('projects.application.show')
  })

  it('is named by what it is about', () => {
    expect(findingName(finding({}), { t })).toBe('Δράση')
    expect(findingName(finding({ Type: 'people', Name: '' }), { t })).toBe('Ωφελούμενοι')
    expect(findingName(finding({ Type: 'role', Name: 'Mentor' }), { t })).toBe(
      'identity.role.Mentor',
    )
    const Part = 'Settings.Config.MicrodataSendFilter[0].Field'
    expect(findingName(finding({ Type: 'setting', Name: '', Part }), { t })).toBe(
      'Φίλτρο αποστολής μικροδεδομένων',
    )
  })

  it.each([
    [{ Kind: 'action_empty' }, 'admin/action/7', 'tab=content'],
    [{ Kind: 'action_unready', Part: 'no_documents' }, 'admin/action/7', 'tab=asks'],
    [
      { Kind: 'action_unready', Part: 'questionnaire_missing' },
      'admin/action/7',
      'tab=content&set=QuestId',
    ],
    [
      { Kind: 'condition_unknown_field', Part: 'Completion' },
      'admin/action/7',
      'tab=content&set=Completion',
    ],
    [{ Kind: 'conference_empty' }, 'admin/action/7', 'tab=sessions'],
    [{ Kind: 'due_passed' }, 'admin/action/7', 'tab=project'],
    [{ Kind: 'script_unknown_field' }, 'admin/development/index', 'dTab=scripts'],
    [{ Kind: 'questionnaire_unpublished', Part: '9' }, '/goanyquest?quest=9', undefined],
    [
      { Kind: 'questionnaire_condition', Type: 'questionnaire', Id: 9 },
      '/goanyquest?quest=9',
      undefined,
    ],
    [
      { Kind: 'mail_unknown_field', Type: 'template', Name: 'meetings.moved' },
      'admin/senditems',
      'tab=templates&template=meetings.moved',
    ],
    [{ Kind: 'mentees_without_mentor', Type: 'people' }, 'admin/project/linkusers', undefined],
    [
      { Kind: 'role_without_people', Type: 'role', Name: 'Mentor' },
      'admin/project/users',
      'mTab=import',
    ],
    [
      { Kind: 'role_without_menu', Type: 'role', Name: 'Mentor' },
      'admin/project/3',
      'tab=menus&set=Settings.Roles.Mentor',
    ],
    [
      {
        Kind: 'setting_unknown_field',
        Type: 'setting',
        Part: 'Settings.Config.Matching.AreaField',
      },
      'admin/project/3',
      'tab=json&set=Settings.Config.Matching.AreaField',
    ],
  ])('leads to where it is mended: %o', (own, to, hash) => {
    expect(placeOfFinding(finding(own as Partial<Finding>), 3)).toEqual({
      to,
      ...(hash !== undefined && { hash }),
    })
  })
})
