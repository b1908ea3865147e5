/** Where the document is served in which views of authors run. */
export const FRAME_PATH = '/view-frame.html'

/** What it may do: in the frame's attribute and in its policy alike. Above all, it has no origin. */
export const FRAME_SANDBOX = 'allow-scripts allow-forms allow-modals allow-downloads'
