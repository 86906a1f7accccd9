/** Makes what most tests begin on, while a core is free for it. */
import { preparedSetUp } from './prepared.ts'
import { embeddedTemplate } from './template-database.ts'

embeddedTemplate()
preparedSetUp()
