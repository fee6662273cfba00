/** A phone, a tablet, a desk and two that were forgotten; of a sixth the oldest gives way. */
export const DEVICES_MAX = 5;
/** The longest address that a push service has been seen to give is half of this. */
export const ENDPOINT_MAX = 1024;
