import type { useTexts } from '#shared'
import type { ReportDraft } from './report-draft.ts'

/** What both have written, where it is not the same. */
export function differencesOf(
  mine: ReportDraft,
  theirs: ReportDraft,
  t: ReturnType<typeof useTexts>['t'],
) {
  const roles = ({ Roles }: ReportDraft) =>
    Roles.map((role) => t(`identity.role.${role}`)).join(', ')
  const tiles = ({ Tiles }: ReportDraft) =>
    Tiles.map(({ Title }) => Title || t('reports.tile.untitled')).join(', ')
  const rows = [
    { label: t('reports.report.title'), mine: mine.Title, theirs: theirs.Title },
    { label: t('reports.report.descr'), mine: mine.Descr, theirs: theirs.Descr },
    { label: t('reports.report.roles'), mine: roles(mine), theirs: roles(theirs) },
    { label: t('reports.differences.tiles'), mine: tiles(mine), theirs: tiles(theirs) },
  ]
  return rows.filter((row) => row.mine !== row.theirs)
}
