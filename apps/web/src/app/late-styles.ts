/** What no page needs to be seen for the first time. */
import '../shared/theme/mirrored.css'
import '../shared/theme/paper.css'
import '../shared/theme/targets.css'
