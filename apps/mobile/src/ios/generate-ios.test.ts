import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateForTest } from '../testing.ts';

let app: Awaited<ReturnType<typeof generateForTest>>;
beforeAll(async () => {
  app = await generateForTest('ios');
});
afterAll(() => app.remove());

type Project = Awaited<ReturnType<(typeof app)['pbxproj']>>;
const isObject = ([id]: [string, unknown]) => !id.endsWith('_comment');
const of = (project: Project, kind: string) =>
  Object.fromEntries(Object.entries(project[kind] ?? {}).filter(isObject));

/** The names of what is copied into the app: from its phase to the files, as Xcode goes. */
function copied(project: Project): (string | undefined)[] {
  const [phase] = Object.values(of(project, 'PBXResourcesBuildPhase'));
  const built = of(project, 'PBXBuildFile');
  const files = of(project, 'PBXFileReference');
  return (phase?.files ?? []).map(({ value }) => {
    return files[built[value]?.fileRef ?? '']?.path?.replaceAll('"', '');
  });
}

describe('npm run mobile -- ios', () => {
  it('says what it calls and collects in a privacy manifest that is copied into the app', async () => {
    const manifest = await app.plist('App/App/PrivacyInfo.xcprivacy');
    expect(manifest).toMatchObject({ NSPrivacyTracking: false, NSPrivacyTrackingDomains: [] });
    const called = manifest.NSPrivacyAccessedAPITypes as Record<string, string[]>[];
    const reasons = called.map((row) => [
      String(row.NSPrivacyAccessedAPIType).replace('NSPrivacyAccessedAPICategory', ''),
      row.NSPrivacyAccessedAPITypeReasons?.[0],
    ]);
    expect(reasons).toEqual([
      ['UserDefaults', 'CA92.1'],
      ['DiskSpace', '85F4.1'],
      ['FileTimestamp', 'C617.1'],
    ]);
    const collected = manifest.NSPrivacyCollectedDataTypes as Record<string, unknown>[];
    expect(collected.length).toBeGreaterThan(8);
    for (const row of collected) {
      expect(row.NSPrivacyCollectedDataTypeTracking).toBe(false);
      expect(row.NSPrivacyCollectedDataTypePurposes).not.toEqual([]);
    }
    const project = app.pbxproj();
    expect(copied(project)).toContain('PrivacyInfo.xcprivacy');
    expect(copied(project)).not.toContain('App.entitlements');
    const groups = Object.values(of(project, 'PBXGroup')).flatMap(({ children = [] }) => children);
    const named = groups.map(({ value }) => of(project, 'PBXFileReference')[value]?.path);
    expect(named).toContain('"PrivacyInfo.xcprivacy"');
  });

  it('says in Spanish what the camera is for, and asks for nothing else', async () => {
    const info = await app.plist('App/App/Info.plist');
    const asked = Object.keys(info).filter((key) => key.endsWith('UsageDescription'));
    expect(asked).toEqual(['NSCameraUsageDescription']);
    expect(info.NSCameraUsageDescription).toMatch(/^Matiz usa la cámara para leer códigos/);
    expect(info).toMatchObject({
      CFBundleDevelopmentRegion: 'es',
      CFBundleLocalizations: ['es'],
      CFBundleShortVersionString: '$(MARKETING_VERSION)',
      ITSAppUsesNonExemptEncryption: false,
      UIViewControllerBasedStatusBarAppearance: true,
    });
    expect(info.UIBackgroundModes).toBeUndefined();
  });

  it('opens the shop’s links, and is told nothing without a key', async () => {
    expect(await app.plist('App/App/App.entitlements')).toEqual({
      'com.apple.developer.associated-domains': ['applinks:tienda.co', 'webcredentials:tienda.co'],
    });
    expect(await app.text('App/CapApp-SPM/Package.swift')).not.toContain('Firebase');
  });

  it('says id, version and entitlements in both configurations of the target', async () => {
    const all = Object.values(of(app.pbxproj(), 'XCBuildConfiguration'));
    const target = all
      .map(({ buildSettings = {} }) => buildSettings)
      .filter((s) => s.INFOPLIST_FILE);
    expect(target).toHaveLength(2);
    for (const settings of target) {
      expect(settings).toMatchObject({
        PRODUCT_BUNDLE_IDENTIFIER: 'co.matiz.app',
        MARKETING_VERSION: '1.4.2',
        CURRENT_PROJECT_VERSION: 1004002,
        CODE_SIGN_ENTITLEMENTS: 'App/App.entitlements',
      });
    }
  });

  it('has an icon without transparency, and the locks alone while it starts', async () => {
    const assets = 'App/App/Assets.xcassets';
    const icon = sharp(await app.bytes(`${assets}/AppIcon.appiconset/AppIcon-512@2x.png`));
    expect(await icon.metadata()).toMatchObject({ width: 1024, height: 1024, hasAlpha: false });
    const splash = sharp(await app.bytes(`${assets}/Splash.imageset/splash-2732x2732.png`));
    expect(await splash.metadata()).toMatchObject({ width: 2732, height: 2732 });
  });

  it('carries the web build with a page of its own', async () => {
    const page = await app.text('App/App/public/index.html');
    expect(page).toContain('<meta name="matiz:shell" content="ios 1.4.2" />');
  });

  it('changes nothing when it is run again, and follows a new version', async () => {
    const before = await app.sum();
    await app.again();
    expect(await app.sum()).toBe(before);
    await app.again({ version: '2.0.0' });
    expect(await app.text('App/App.xcodeproj/project.pbxproj')).toContain('= 2000000;');
    await app.again();
    expect(await app.sum()).toBe(before);
  });
});

it('with the key of Firebase: hears Apple’s token, and takes the key into the app', async () => {
  const firebaseFile = path.join(app.folder, 'key.plist');
  await writeFile(firebaseFile, '<plist version="1.0"><dict/></plist>');
  const told = await generateForTest('ios', { firebaseFile });
  try {
    expect(copied(told.pbxproj())).toContain('GoogleService-Info.plist');
    expect(await told.plist('App/App/App.entitlements')).toHaveProperty('aps-environment');
    const swift = await told.text('App/App/AppDelegate.swift');
    expect(swift.match(/didRegisterForRemoteNotificationsWithDeviceToken/g)).toHaveLength(1);
    expect(swift.split('{').length).toBe(swift.split('}').length);
    const before = await told.sum();
    await told.again();
    expect(await told.sum()).toBe(before);
  } finally {
    await told.remove();
  }
});
