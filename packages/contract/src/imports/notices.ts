import { defineNotices } from '../core/define-notices.ts'

/** What those who administer a project are told of people whom others import into it. */
export const importNotices = defineNotices({
  'imports.finished': { to: ['Admin', 'ProjectManager'], usual: 'page' },
  'imports.undone': {
    to: ['Admin', 'ProjectManager', 'Coordinator', 'Supervisor'],
    usual: 'page',
  },
})
