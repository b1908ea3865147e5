/** Goes to the text of the table at which somebody is, or was last. */
export function focusTable(): void {
  document.querySelector<HTMLElement>('[role=grid] [data-cell][tabindex="0"]')?.focus()
}
