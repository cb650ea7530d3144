import { accountGroup } from './shared-account'
import { agreementsGroup } from './shared-agreements'
import { filesGroup } from './shared-files'
import { moneyGroup } from './shared-money'
import { peopleGroup } from './shared-people'
import { projectsGroup } from './shared-projects'
import { reviewsGroup } from './shared-reviews'
import type { Group } from './specimen'
import { actionsGroup } from './ui-actions'
import { dialogsGroup } from './ui-dialogs'
import { fieldsGroup } from './ui-fields'
import { listsGroup } from './ui-lists'
import { siteGroup } from './ui-site'
import { wordsGroup } from './ui-words'

/** What `ui` has, then what `shared` has. A test fails if a component is missing. */
export const componentGroups: Group[] = [
  wordsGroup,
  actionsGroup,
  fieldsGroup,
  listsGroup,
  dialogsGroup,
  siteGroup,
  projectsGroup,
  reviewsGroup,
  filesGroup,
  agreementsGroup,
  moneyGroup,
  peopleGroup,
  accountGroup,
]
