/** What every export goes by: pages of rows, and the files that they become. */
export { CheckList } from './check-list.tsx'
export { download } from './download.ts'
export { default as exportDialogClasses } from './export-dialog.module.css'
export type { ExportFormat } from './export-messages.ts'
export { ExportWindow, type FileTerms } from './export-window.tsx'
export { ExportStatus } from './export-status.tsx'
export { type ExportSource, useExport } from './use-export.ts'
