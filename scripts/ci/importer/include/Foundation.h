// The Foundation classes used by UIKit's headers. overlays/Foundation bridges some of them to Swift values.
#pragma once
#import "ObjectiveC.h"

#define NS_SWIFT_BRIDGE(type) __attribute__((swift_bridge(type)))

typedef double NSTimeInterval __attribute__((swift_name("TimeInterval")));
typedef double CFTimeInterval;

static const NSInteger NSNotFound = __LONG_MAX__;

#pragma clang assume_nonnull begin

@class NSCoder;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

NS_SWIFT_BRIDGE("Swift.String")
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGE("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying>
@end

NS_SWIFT_BRIDGE("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying>
@end

NS_SWIFT_BRIDGE("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying>
@end

NS_SWIFT_BRIDGE("FoundationEssentials.IndexPath")
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGE("Foundation.IndexSet")
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGE("FoundationEssentials.Data")
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

@interface NSCoder : NSObject
@end

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSNumber : NSValue
@end

@interface NSNotification : NSObject
@end

typedef NSString *NSNotificationName __attribute__((swift_newtype(struct))) __attribute__((swift_name("NSNotification.Name")));

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

__attribute__((swift_name("Bundle")))
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
@end

__attribute__((swift_name("FileHandle")))
@interface NSFileHandle : NSObject
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError __attribute__((swift_name("standardError")));
- (void)writeData:(NSData *)data __attribute__((swift_name("write(_:)")));
@end

__attribute__((swift_name("RunLoop")))
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop;
@end

typedef NSString *NSRunLoopMode __attribute__((swift_newtype(struct))) __attribute__((swift_name("RunLoop.Mode")));
extern NSRunLoopMode const NSDefaultRunLoopMode __attribute__((swift_name("NSRunLoopMode.default")));
extern NSRunLoopMode const NSRunLoopCommonModes __attribute__((swift_name("NSRunLoopMode.common")));

#pragma clang assume_nonnull end
