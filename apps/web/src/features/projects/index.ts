/** What other features and the app use of projects. */
export { default as ProjectListPage } from './project-list-page.tsx'
export { default as ProjectPage } from './project-page.tsx'
export { ALL_SETTINGS } from './setting-groups.ts'
export { SetupCard } from './setup/setup-card.tsx'
export { UserDataCard } from './user-data-card.tsx'
