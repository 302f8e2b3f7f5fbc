import type { PlistValue } from 'plist';

/**
 * What Apple asks of the app itself, beside what its parts say: which of the guarded interfaces are
 * called and why, and what is collected. Nothing is followed across companies.
 */
export const privacyManifest: Record<string, PlistValue> = {
  NSPrivacyTracking: false,
  NSPrivacyTrackingDomains: [],
  NSPrivacyAccessedAPITypes: [
    // What the app itself keeps: the badge's count, whether it was opened before.
    {
      NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryUserDefaults',
      NSPrivacyAccessedAPITypeReasons: ['CA92.1'],
    },
    // The device's facts, of which the identifier for push is one.
    {
      NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryDiskSpace',
      NSPrivacyAccessedAPITypeReasons: ['85F4.1'],
    },
    // The times of files that the app wrote to share them.
    {
      NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryFileTimestamp',
      NSPrivacyAccessedAPITypeReasons: ['C617.1'],
    },
  ],
  NSPrivacyCollectedDataTypes: [
    ...[
      'Name',
      'EmailAddress',
      'PhoneNumber',
      'PhysicalAddress',
      'UserID',
      'DeviceID',
      'PurchaseHistory',
      'SearchHistory',
      'OtherUserContent',
      'CustomerSupport',
    ].map((type) => collect(type, ['NSPrivacyCollectedDataTypePurposeAppFunctionality'])),
    collect('ProductInteraction', ['NSPrivacyCollectedDataTypePurposeAnalytics']),
    collect('CrashData', ['NSPrivacyCollectedDataTypePurposeAppFunctionality'], false),
  ],
};

function collect(type: string, purposes: string[], isLinked = true) {
  return {
    NSPrivacyCollectedDataType: `NSPrivacyCollectedDataType${type}`,
    NSPrivacyCollectedDataTypeLinked: isLinked,
    NSPrivacyCollectedDataTypeTracking: false,
    NSPrivacyCollectedDataTypePurposes: purposes,
  };
}
