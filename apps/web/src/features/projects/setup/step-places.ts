import type { SetupStep } from '@telemachos/contract/projects/setup-steps'
import { pathOf, type ProjectPath } from '@telemachos/contract/paths'
import type { TabKey } from '../setting-groups.ts'

/** Where each step is done: on a page of the settings, or on one beside them. */
const PLACES: Readonly<Record<SetupStep, TabKey | { readonly to: ProjectPath; hash?: string }>> = {
  identity: 'general',
  fields: 'fields',
  consent: 'consent',
  menus: 'menus',
  actions: { to: pathOf('admin.action.list') },
  published: { to: pathOf('admin.action.list') },
  mails: { to: pathOf('admin.senditems'), hash: 'tab=templates' },
  mentors: { to: pathOf('admin.project.users'), hash: 'mTab=import' },
  mentees: { to: pathOf('admin.project.users'), hash: 'mTab=import' },
  links: { to: pathOf('admin.project.linkusers') },
}

/** The page on which a step of a project is done, and which part of it, behind the `#`. */
export function placeOfStep(step: SetupStep, ProjectId: number) {
  const place = PLACES[step]
  return typeof place === 'string'
    ? { to: pathOf('admin.project.view', { ProjectId }), hash: `tab=${place}` }
    : place
}
