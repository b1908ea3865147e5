/** The widgets, and what they share. */
export { announce } from './announce.ts'
export { Badge } from './badge.tsx'
export { BrandMark } from './brand-mark.tsx'
export { Button } from './button.tsx'
export { BarTable } from './charts/bar-table.tsx'
export { Chart } from './charts/chart.tsx'
export { Checkbox } from './choices/checkbox.tsx'
export { ChoiceButton } from './choices/choice-button.tsx'
export { Choice } from './choices/choice.tsx'
export { Combobox } from './choices/combobox.tsx'
export { MultiSelect } from './choices/multi-select.tsx'
export type { Option } from './choices/option-list.ts'
export { SelectField } from './choices/select-field.tsx'
export { Switch } from './choices/switch.tsx'
export { Tabs } from './choices/tabs.tsx'
export { useHashTab } from './choices/use-hash-tab.ts'
export { CopyButton } from './copy-button.tsx'
export { BirthDateField } from './dates/birth-date-field.tsx'
export { DateField } from './dates/date-field.tsx'
export { TimeField } from './dates/time-field.tsx'
export { DialogFrame } from './dialogs/dialog-frame.tsx'
export {
  askForDate,
  askForText,
  askToChoose,
  askToConfirm,
  showInfo,
} from './dialogs/dialog-store.ts'
export { Dialogs } from './dialogs/dialogs.tsx'
export { useDrag } from './dragging/use-drag.ts'
export { useItemDrag } from './dragging/use-item-drag.ts'
export { Drawer } from './drawer.tsx'
export { EmptyState } from './empty-state.tsx'
export { ErrorState } from './error-state.tsx'
export { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
export { IconButton } from './icon-button.tsx'
export { LanguageSwitch } from './language-switch.tsx'
export { Loadable, type LoadableQuery } from './loadable.tsx'
export { Menu } from './menu.tsx'
export { ModalDialog } from './modal-dialog.tsx'
export { PasswordField } from './password-field.tsx'
export { ProgressClock } from './progress-clock.tsx'
export { ProgressRing } from './progress-ring.tsx'
export { ProjectLink } from './project-link.tsx'
export { SearchField } from './search-field.tsx'
export { makeStore } from './store.ts'
export { PAGE_LINKS } from './tables/page-links.ts'
export { PagedTable, type TableColumn, type TablePage } from './tables/paged-table.tsx'
export { Pager } from './tables/pager.tsx'
export {
  PAGE_SIZE,
  lastPage,
  nextSort,
  pageWithin,
  type TableSort,
  type TableState,
} from './tables/table-state.ts'
export { useTableState, type TableControl } from './tables/use-table-state.ts'
export { TextArea } from './text-area.tsx'
export { TextField } from './text-field.tsx'
export { TOAST_MS, toast } from './toast-store.ts'
export { Toasts } from './toast.tsx'
export { useDebounced } from './use-debounced.ts'
export { useIdle } from './use-idle.ts'
export { useNow } from './use-now.ts'
export { useParams } from './use-params.ts'
export { PHONE, isPhone, usePhone } from './use-phone.ts'
export { usePrinting } from './use-printing.ts'
export { useSearchText } from './use-search-text.ts'
export { useSystemMessage } from './use-system-message.ts'
export { whenIdle } from './when-idle.ts'
export { WindowHead } from './window-head.tsx'
