/** Whether changes wait on this device, whosever they are: read before each change, without a database. */
export const changesWaitKey = 'matiz:changes-wait';
