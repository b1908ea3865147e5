/* What others load of it once it is needed. */
export const loadApplyRoot = () => import('./apply/apply-root.tsx')
export const loadFormAside = () => import('./design/form-aside.tsx')
export const loadRegisterRoot = () => import('./applicant/register-root.tsx')
